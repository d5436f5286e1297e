// How four players sit down at a table of each kind of server, and make a move there.
// `table.told(seat, seq)` is called whenever a seat was told what is so after so many moves.
const http = require('http');
const WebSocket = require('module').createRequire(process.cwd() + '/x.js')('ws');

const asked = (port, path, { body, headers } = {}) => new Promise((ok, no) => {
  const options = {
    host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  };
  const request = http.request(options, (answer) => {
    let text = '';
    answer.on('data', (part) => (text += part)).on('end', () => {
      if (answer.statusCode >= 300) return no(new Error(`${path}: ${answer.statusCode} ${text}`));
      ok({ ...JSON.parse(text), cookie: (answer.headers['set-cookie'] || [''])[0].split(';')[0] });
    });
  });
  request.on('error', no).end(body && JSON.stringify(body));
});

const HELLO = '{"type":"hello"}';

const connected = (table, address, headers, hears, first) => new Promise((ok, no) => {
  const socket = new WebSocket(`ws://127.0.0.1:${address}`, { perMessageDeflate: false, headers });
  socket.on('error', no);
  socket.on('open', () => first && socket.send(first));
  socket.on('close', (code) => table.failed(`closed ${code}`));
  socket.on('message', (data) => {
    table.bytes += data.length;
    hears(socket, data, ok);
  });
});

// --- boardgame.io: Socket.IO's frames, written out -----------------------------------------------

const BOARD = '/letters,';

async function boardgame(table, port) {
  for (let seat = 0; seat < 4; seat++) {
    const hears = (socket, data, ok) => {
      const text = data.toString();
      if (text[0] === '0') socket.send('40' + BOARD);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40' + BOARD)) {
        socket.send('42' + BOARD + JSON.stringify(['sync', table.name, String(seat), undefined, 4]));
      } else if (text.startsWith('42' + BOARD + '["sync"')) ok(socket);
      else if (text.startsWith('42' + BOARD + '["update"')) {
        table.told(seat, JSON.parse(text.slice(2 + BOARD.length))[2]._stateID);
      }
    };
    const address = `${port}/socket.io/?EIO=4&transport=websocket`;
    table.sockets[seat] = await connected(table, address, {}, hears);
  }
  table.act = () => {
    const seat = table.seq % 4, payload = { type: 'lay', args: [1], playerID: String(seat) };
    const move = ['update', { type: 'MAKE_MOVE', payload }, table.seq, table.name, String(seat)];
    table.sockets[seat].send('42' + BOARD + JSON.stringify(move));
  };
}

// --- Colyseus: its bytes; patches are counted, not read ------------------------------------------

const [JOINED, SAID, STATE, PATCH] = [10, 13, 14, 15];
const LAY = Buffer.concat([Buffer.from([SAID, 0xa3]), Buffer.from('lay'), Buffer.from([1])]);

async function colyseus(table, port) {
  const patches = [0, 0, 0, 0];
  let room = null;
  for (let seat = 0; seat < 4; seat++) {
    const path = room ? `joinById/${room.roomId}` : 'create/letters';
    room = await asked(port, `/matchmake/${path}`, { body: {} });
    const hears = (socket, data, ok) => {
      if (data[0] === JOINED) socket.send(Buffer.from([JOINED]));
      else if (data[0] === STATE) ok(socket);
      else if (data[0] === PATCH && table.going) table.told(seat, ++patches[seat]);
    };
    const address = `${port}/${room.processId}/${room.roomId}?sessionId=${room.sessionId}`;
    table.sockets[seat] = await connected(table, address, {}, hears);
  }
  table.act = () => table.sockets[table.seq % 4].send(LAY);
}

// --- «Буквица»: a real game of «Запретные слова» -------------------------------------------------

const CHANGED = '{"type":"changed","seq":';

async function bukvitsa(table, port, words) {
  const answers = new Map(), views = [];
  let commands = 0;
  const send = (seat, message) => {
    const id = String(++commands);
    table.sockets[seat].send(JSON.stringify({ ...message, id }));
    return id;
  };
  const ask = (seat, message) => new Promise((ok) => answers.set(send(seat, message), ok));
  const hears = (seat) => (socket, data, ok) => {
    for (const line of data.toString().split('\n')) {
      if (line.startsWith(CHANGED)) {
        views[seat] = line;
        table.told(seat, parseInt(line.slice(CHANGED.length), 10));
      } else if (line.startsWith('{"type":"done"')) {
        if (answers.size) answers.get(JSON.parse(line).id)?.();
      } else if (line.startsWith('{"type":"ping"')) socket.send(line.replace('ping', 'pong'));
      else if (line.startsWith('{"type":"welcome"')) ok(socket);
      else if (line.startsWith('{"type":"refused"')) table.failed(line);
    }
  };
  const players = [];
  for (let seat = 0; seat < 4; seat++) players.push(await asked(port, '/api/me'));
  const { cookie, token } = players[0];
  const options = { call_window: 0, games: 10 };
  const { id } = await asked(port, '/api/tables', {
    headers: { cookie, 'x-bukvitsa-token': token },
    body: { game: 'forbidden', seats: 4, name: 'Игрок 1', options },
  });
  for (let seat = 0; seat < 4; seat++) {
    const address = `${port}/api/tables/${id}/socket`, headers = { cookie: players[seat].cookie };
    table.sockets[seat] = await connected(table, address, headers, hears(seat), HELLO);
    if (seat) await ask(seat, { type: 'sit', name: `Игрок ${seat + 1}` });
  }
  const begun = table.all();
  send(0, { type: 'start' });
  await begun;
  answers.clear();
  table.act = () => {
    const { seat, act } = nextAct(views, words);
    if (act) send(seat, { type: 'act', act, seq: table.seq });
    else table.over = true;
  };
}

// What somebody does: whoever sees a word calls it, or else who is to move lays any card.
function nextAct(views, words) {
  const { view } = JSON.parse(views[0]), { phase } = view;
  if (phase.type === 'over') return {};
  if (phase.type === 'choose') {
    const mover = any(['self', 'left']);
    return { seat: phase.turn, act: { type: 'next', mover } };
  }
  if (phase.last !== null) {
    const word = wordWithin(view.conversation, words);
    const others = [0, 1, 2, 3].filter((seat) => seat !== phase.last);
    if (word) return { seat: any(others), act: { type: 'call', word } };
  }
  const { menu } = JSON.parse(views[phase.turn]);
  const lay = (menu.lay || []).map((card) => ({ type: 'lay', card }));
  const open = (menu.open || []).map((card) => ({ type: 'open', card }));
  return { seat: phase.turn, act: any([...lay, ...open]) };
}

const any = (things) => things[Math.floor(Math.random() * things.length)];

function wordWithin(conversation, words) {
  const held = {};
  for (const { letter } of conversation) held[letter] = (held[letter] || 0) + 1;
  return words.find(({ needs }) => needs.every(([letter, count]) => held[letter] >= count))?.word;
}

function readWords(text) {
  return text.split(' ').map((word) => {
    const needs = [...new Set(word)].map((letter) => [letter, word.split(letter).length - 1]);
    return { word, needs };
  });
}

module.exports = { boardgame, colyseus, bukvitsa, readWords };
