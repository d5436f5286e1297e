import type { Lesson, Moment } from '../lesson';
import type { Menu, Seen, View } from './types';

type At = Moment<View, Menu>;

/** Letters of which short words come soon. */
const EASY = 'кртслмпднв';
const EACH = 7;
const stacks = (letters: string, count: number) => [...letters].map((letter) => ({ letter, count }));

/** What may be found among them: the one who explains needs to know some. */
const WORDS = (
  'кот рот ток сок рок мак рак лак сон нос пол кол дом пот вол сом лом ком мор нора кора вода лапа пара карп стол рост волк ' +
  'парк каток такт акт сад лад пар вар дар кран план клад склад мост крот слон лото мода рана лава трава слава дата вата карта парта марка роман повод'
).split(' ');

/** A word that the conversation holds, if one of ours is there. */
export function found(view: View): string | undefined {
  const held = view.conversation.map(({ letter }) => letter);
  return WORDS.find((word) => {
    const left = [...held];
    return [...word].every((letter) => {
      const at = left.indexOf(letter);
      return at >= 0 && left.splice(at, 1).length > 0;
    });
  });
}

const laid = (seen: readonly Seen[], { view }: At): boolean =>
  seen.some((one) => (one.type === 'laid' || one.type === 'red_laid') && one.by === view.you);

/** What comes first, whatever is being learnt. */
const urgent = ({ view, menu }: At): string | undefined => {
  if (menu.next?.length)
    return 'Слово назвали вам: его чёрные буквы легли в вашу стопку. Теперь решите, кто ходит дальше.';
  if (view.phase.type === 'choose') return 'Кто заплатил, решает, кто ходит дальше. Подождём.';
  return undefined;
};

export const lesson: Lesson<View, Menu, Seen> = {
  options: {
    first: 0,
    turn: null,
    deck: {
      title: 'Первые минуты',
      piles: { black: { stacks: stacks(EASY, EACH) }, red: { stacks: stacks('ао', 4) } },
    },
  },
  seats: 2,
  steps: [
    {
      when: ({ view }) => view.phase.type === 'lay',
      say: () =>
        'В середине разговор, внизу ваши карты. Кладите буквы так, чтобы слова из разговора не вышло: за слово платят штрафом.',
      point: '.talk',
    },
    {
      when: ({ menu }) => Boolean(menu.lay?.length),
      say: (at) => urgent(at) ?? 'Ваш ход. Выберите карту и нажмите «Положить» — или коснитесь её ещё раз.',
      point: '[data-hand]',
      done: laid,
    },
    {
      when: ({ menu, view }) => Boolean(menu.call) && found(view) !== undefined,
      say: (at) => {
        const word = found(at.view)?.toUpperCase();
        if (urgent(at)) return urgent(at) ?? '';
        if (word && at.menu.call)
          return `Смотрите: из букв выходит ${word}! Нажмите «Не говори…!», соберите слово и назовите его.`;
        if (at.menu.lay?.length) return 'Пока слова не видно. Положите ещё карту.';
        return 'Ждём, что положит соперник.';
      },
      point: '[data-call]',
      done: (seen, at) =>
        at.view.phase.type === 'over' ||
        seen.some((one) => one.type === 'taken' && one.claim.by === at.view.you),
    },
    {
      when: ({ view }) => view.phase.type === 'choose' || view.phase.type === 'lay',
      say: () =>
        'Получилось! Чёрные буквы ушли в штраф соперника, красные — на витрину. Чем меньше штраф, тем лучше.',
      point: '.players',
    },
    {
      when: ({ menu }) => Boolean(menu.open?.length),
      say: (at) =>
        urgent(at) ??
        'Можно положить и красную карту с витрины: ваши три останутся при вас. Попробуйте — или сыграйте своей.',
      point: '[data-showcase]',
      done: (seen, at) => at.view.phase.type === 'over' || laid(seen, at),
    },
  ],
  farewell:
    'Вот и вся наука, дальше сами. А когда за столом трое и больше, после каждой карты есть время на слово: «Молчу» его сокращает.',
};
