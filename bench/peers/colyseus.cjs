// A Colyseus server with a game for four: who is to move lays a letter of a secret hand, and the
// change is sent at once. node colyseus.cjs PORT, run where node_modules is
const need = require('module').createRequire(process.cwd() + '/x.js');
const { Server, Room } = need('@colyseus/core');
const { WebSocketTransport } = need('@colyseus/ws-transport');
const { Schema, ArraySchema, defineTypes } = need('@colyseus/schema');

class Letters extends Schema {}
defineTypes(Letters, { letters: 'string', turn: 'uint8', seq: 'uint32', scores: ['uint32'] });

class Table extends Room {
  maxClients = 4;
  patchRate = null; // no timer: each move is sent by itself

  onCreate() {
    this.state = Object.assign(new Letters(), {
      letters: '', turn: 0, seq: 0, scores: new ArraySchema(0, 0, 0, 0),
    });
    this.order = [];
    this.hands = ['абв', 'где', 'жзи', 'клм'];
    this.onMessage('lay', (client, place) => this.lay(client, place));
  }

  onJoin(client) {
    this.order.push(client.sessionId);
    client.send('hand', this.hands[this.order.length - 1]);
  }

  lay(client, place) {
    const seat = this.order.indexOf(client.sessionId), hand = this.hands[seat], state = this.state;
    if (seat !== state.turn || !(place >= 0 && place < hand.length)) return;
    state.letters = (state.letters + hand[place]).slice(-40);
    state.seq++;
    state.scores[seat]++;
    state.turn = (state.turn + 1) % 4;
    this.hands[seat] = hand.slice(0, place) + hand.slice(place + 1) + hand[place];
    client.send('hand', this.hands[seat]);
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport({ pingInterval: 0, perMessageDeflate: false });
const server = new Server({ greet: false, transport });
server.define('letters', Table);
server.listen(Number(process.argv[2]), '127.0.0.1');
