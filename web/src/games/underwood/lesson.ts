import type { Room } from '$/wire/made/underwood';
import type { Lesson, Moment } from '../lesson';
import { words } from './text';
import { WILD, type Menu, type View } from './types';

type Now = Moment<View, Menu>;
type Seen = Room['seen'];

const mine = (at: Now): number => at.view.you ?? -1;
const did = (type: 'laid' | 'fed') => (seen: readonly Seen[], at: Now) =>
  seen.some((event) => event.type === type && event.by === mine(at));

const last = (at: Now) => at.view.words[mine(at)]?.at(-1);
const may = (at: Now): boolean => at.menu.lay === true;
const feeds = (at: Now): boolean => !at.menu.lay && (at.menu.feed?.length ?? 0) > 0;

/** Letters of which words come easily: whoever learns the game is not to search for them. */
const EASY = 'а9 о9 е6 и6 к7 т7 р6 н6 с6 л6 м5 п4 д4';
const PRICES: Record<string, number> = { а: 1, о: 1, с: 3, л: 3, м: 4, п: 4, д: 4 };
const stacks = EASY.split(' ').map(([letter = '', count]) => ({
  letter,
  count: Number(count),
  price: PRICES[letter] ?? 2,
}));

export const lesson: Lesson<View, Menu, Seen> = {
  options: {
    first: 0,
    turn: null,
    target: 50,
    prizes: false,
    deck: { title: 'Лёгкие буквы', piles: { letters: { stacks } }, counts: { wild: 4 } },
  },
  seats: 2,
  steps: [
    {
      when: may,
      say: (at) =>
        `Это ваша рука: ${words.cards(at.view.own.length)}. Число в углу буквы — её цена: столько она принесёт в слове.`,
      point: '.hand',
    },
    {
      when: may,
      say: () =>
        'Касайтесь букв по порядку: слово встаёт в верстатку. Годится любое существительное от двух букв. Когда готово, «Выложить».',
      point: '.stick',
      done: did('laid'),
    },
    {
      when: feeds,
      say: (at) =>
        `«${last(at)?.shown ?? ''}» лежит: ${words.points(last(at)?.points ?? 0)}. Ход кончается буквой для ленты: коснитесь той, что не нужна, и отдайте её.`,
      point: '.hand',
      done: did('fed'),
    },
    {
      when: (at) => may(at) && at.view.ribbon.length > 0,
      say: () =>
        'Лента общая. Коснитесь в ней буквы: она пойдёт в слово, но всё, что легло позже, оторвётся вместе с ней и придёт к вам. Выложите ещё слово, с лентой или без неё.',
      point: '.ribbon',
      done: did('laid'),
    },
    {
      when: feeds,
      say: () => 'И снова одну букву в ленту. Помните: соперник возьмёт её первым.',
      point: '.hand',
      done: did('fed'),
    },
    {
      when: may,
      say: (at) =>
        at.view.own.some((card) => card.face === WILD)
          ? 'Латунная клавиша — «Ундервуд». Коснитесь её и назовите букву, которой не хватает. В слове он стоит ноль, а на руках в конце — минус пять.'
          : 'Буквы не хватает? Её заменит «Ундервуд», латунная клавиша: придёт из колоды, или заберите его из чужого слова, положив туда настоящую букву. А пока ещё слово.',
      point: '.hand',
      done: did('laid'),
    },
    {
      when: () => true,
      say: () =>
        'Кон кончится, когда у кого-то опустеет рука. Всё, что осталось на руках у других, вычтут. Счёт по конам — вот здесь.',
      point: '.score',
    },
  ],
  farewell: 'Дальше вы сами. До пятидесяти очков рукой подать!',
};
