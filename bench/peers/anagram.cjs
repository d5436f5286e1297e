// Asked racks on lines of standard input, npm anagram answers with counts and microseconds.
// node anagram.cjs WORDS FOLDER, run where node_modules is
const fs = require('fs'), path = require('path'), readline = require('readline');
const anagram = require('module').createRequire(process.cwd() + '/x.js')('anagram');
const [, , words, folder] = process.argv;

const print = console.log;
console.log = () => {}; // its builder talks
const built = path.join(folder, 'dictionary.js');
fs.writeFileSync(built, anagram.createDictionary(words, true));
anagram.init(built, (failed) => {
  if (failed) throw failed;
  print('ready');
  readline.createInterface({ input: process.stdin }).on('line', (line) => {
    const racks = line.split(' '), counts = [], times = [];
    for (const rack of racks) {
      const start = process.hrtime.bigint();
      let count = 0;
      anagram.findAnagrams(rack, (error, result) => { if (error) throw error; count = result.count; });
      times.push(Number(process.hrtime.bigint() - start) / 1e3);
      counts.push(count);
    }
    print(JSON.stringify({ counts, times }));
  });
});
