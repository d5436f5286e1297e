// Many tables with four players each: who is to move moves as soon as all four were told of the
// move before, or, if `every` is set, each player so many milliseconds after the own last move.
// node crowd.cjs SETTINGS (JSON), run where node_modules is; prints what was measured (JSON)
const fs = require('fs');
const guests = require('./guests.cjs');

const { server, port, pid, tables: count, warm, seconds, every, words } = JSON.parse(process.argv[2]);
const now = () => Number(process.hrtime.bigint()) / 1e6;
const rest = (ms) => new Promise((ok) => setTimeout(ok, ms));
const TOGETHER = 8; // so many tables are filled at once

// The server's CPU time in microseconds and its memory in KiB.
const cpu = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10000;
};
// Milliseconds for which the server could have run but others had its core.
const waited = () => Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

const known = words && guests.readWords(fs.readFileSync(words, 'utf8'));
const delays = [], faults = [];
let began = Infinity, measuring = false, stopped = false;

class Table {
  constructor(number) {
    this.name = `table ${number} of ${process.pid}`;
    this.sockets = [];
    this.seq = this.bytes = 0;
    this.heard = new Set();
    this.going = this.over = this.waiting = false;
  }

  told(seat, seq) {
    if (seq <= this.seq) return;
    this.heard.add(seat);
    if (this.heard.size < 4) return;
    this.heard.clear();
    this.seq = seq;
    if (this.begun) this.begun();
    else if (this.going) this.done();
  }

  all() {
    return new Promise((ok) => (this.begun = ok)).then(() => (this.begun = null));
  }

  done() {
    if (measuring && this.due >= began) delays.push(now() - this.due);
    if (stopped) return;
    this.waiting = false;
    if (!every) return this.move(now());
    const next = this.due + every / 4;
    setTimeout(() => this.move(next), next - now());
  }

  // A move that comes late because the one before took long is late from its own time on.
  move(due) {
    this.due = due;
    this.waiting = true;
    this.act();
  }

  failed(why) {
    if (!stopped) faults.push(why);
  }
}

async function filled(tables) {
  const left = [...tables];
  const fill = async () => {
    for (let table = left.pop(); table; table = left.pop()) {
      await guests[server](table, port, known);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, fill));
}

async function main() {
  const empty = memory();
  const tables = Array.from({ length: count }, (_, number) => new Table(number));
  await filled(tables);
  await rest(300);
  for (const table of tables) {
    table.going = true;
    const wait = every ? (Math.random() * every) / 4 : 0;
    setTimeout(() => table.move(now()), wait);
  }
  await rest(warm * 1000);
  const start = { at: now(), cpu: cpu(), waited: waited(), own: process.cpuUsage() };
  const kept = [memory()];
  for (const table of tables) table.bytes = 0;
  [measuring, began] = [true, start.at];
  for (let part = 0; part < 10; part++) {
    await rest(seconds * 100);
    kept.push(memory());
  }
  measuring = false;
  stopped = true;
  const span = (now() - start.at) / 1000, own = process.cpuUsage(start.own);
  const moves = delays.length, used = cpu() - start.cpu;
  delays.sort((one, other) => one - other);
  const share = (part) => delays[Math.min(moves - 1, Math.floor(moves * part))];
  const sum = (field) => tables.reduce((total, table) => total + Number(table[field]), 0);
  const late = tables.filter((table) => table.waiting && now() - table.due > 2000).length;
  console.log(JSON.stringify({
    speed: moves / span, cpu: used / moves, median: share(0.5), p99: share(0.99),
    worst: share(1), table: (memory() - empty) / count, memory: kept, busy: used / 1e6 / span,
    waited: (waited() - start.waited) / 1000 / span,
    crowd: (own.user + own.system) / 1e6 / span, bytes: sum('bytes') / moves,
    over: sum('over'), stuck: late, faults: faults.length, fault: faults[0] || '',
  }));
  process.exit(0);
}

main();
