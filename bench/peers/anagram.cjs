// Asked racks on lines of standard input, npm anagram answers with counts and the microseconds of
// CPU that a rack took on average: the clock of CPU time is too coarse for a single one.
// node anagram.cjs WORDS FOLDER, run where node_modules is
const fs = require('fs'), path = require('path'), readline = require('readline');
const anagram = require('module').createRequire(process.cwd() + '/x.js')('anagram');
const [, , words, folder] = process.argv;

const cpu = () => {
  const used = (process.threadCpuUsage || process.cpuUsage).call(process);
  return used.user + used.system;
};
const print = console.log;
console.log = () => {}; // its builder talks
const built = path.join(folder, 'dictionary.js');
fs.writeFileSync(built, anagram.createDictionary(words, true));
anagram.init(built, (failed) => {
  if (failed) throw failed;
  print('ready');
  readline.createInterface({ input: process.stdin }).on('line', (line) => {
    const racks = line.split(' '), counts = [], start = cpu();
    for (const rack of racks) {
      let count = 0;
      anagram.findAnagrams(rack, (error, result) => { if (error) throw error; count = result.count; });
      counts.push(count);
    }
    print(JSON.stringify({ counts, mean: (cpu() - start) / racks.length }));
  });
});
