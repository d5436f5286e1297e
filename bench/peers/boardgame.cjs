// boardgame.io's server with a game for four: who is to move lays a letter of a secret hand.
// node boardgame.cjs PORT, run where node_modules is
const need = require('module').createRequire(process.cwd() + '/x.js');
const { Server } = need('boardgame.io/server');
const { PlayerView, INVALID_MOVE } = need('boardgame.io/core');

const hands = ['абв', 'где', 'жзи', 'клм'];
const lay = ({ G, playerID }, place) => {
  const own = G.players[playerID];
  if (!(place >= 0 && place < own.hand.length)) return INVALID_MOVE;
  const letter = own.hand[place];
  G.letters = (G.letters + letter).slice(-40);
  G.scores[playerID]++;
  own.hand = own.hand.slice(0, place) + own.hand.slice(place + 1) + letter;
};
const game = {
  name: 'letters', minPlayers: 4, maxPlayers: 4, disableUndo: true,
  setup: () => ({
    letters: '', scores: [0, 0, 0, 0],
    players: Object.fromEntries(hands.map((hand, seat) => [seat, { hand }])),
  }),
  playerView: PlayerView.STRIP_SECRETS, // each player sees the own hand alone
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { lay },
};
Server({ games: [game], origins: [() => true] }).run(Number(process.argv[2]));
