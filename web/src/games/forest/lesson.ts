import { counted } from '$/text/plural';
import type { Lesson } from '../lesson';
import type { Menu, Seen, View } from './types';

const FIELD = '.ground';
const DOCK = '.deeds';
const TAGS = '.players';

const by =
  (type: Seen['type']) =>
  (seen: readonly Seen[], { view }: { view: View }): boolean =>
    seen.some((one) => one.type === type && 'by' in one && one.by === view.you);

/** Whether the sand has run out, or everybody was ready. */
const shown = (seen: readonly Seen[]): boolean => seen.some((one) => one.type === 'words_revealed');

/** Three own rounds' worth of firsts: a word, its cubes, a tree of one's own; then the game goes on. */
export const lesson: Lesson<View, Menu, Seen> = {
  // Enough time to read; a short deck, so that a game may be played to its end after all.
  options: { hourglass: 300, decide: 300, first: 0, deck_size: 24 },
  seats: 2,
  steps: [
    {
      when: ({ menu }) => Boolean(menu.write),
      say: ({ view }) =>
        `Это лес: ${counted(view.field.trees.length, 'дерево', 'дерева', 'деревьев')} с буквами. ` +
        'Сложите из них слово и напишите его втайне. Соперник делает то же самое.',
      point: FIELD,
    },
    {
      when: ({ menu }) => Boolean(menu.write),
      say: () => 'Касайтесь букв по порядку или печатайте. Слово есть? Скажите «Готово».',
      point: FIELD,
      done: (seen, at) => by('readied')(seen, at) || shown(seen),
    },
    {
      when: ({ menu }) => Boolean(menu.place ?? menu.mark),
      say: ({ menu }) =>
        menu.place
          ? 'Слово приняли! На каждую его букву встанет ваш кубик. Одинаковых букв на поле несколько? Выберите любую. Ставьте.'
          : 'Слово не приняли, зато один кубик поставить можно. Выберите дерево и ставьте.',
      point: DOCK,
      done: (seen, at) => by('placed')(seen, at) || by('marked')(seen, at),
    },
    {
      when: ({ view }) => view.phase.type !== 'place',
      say: () =>
        'Дерево ведёт тот, у кого кубиков на два больше, чем у других. Один кубик — заявка, второй в следующем раунде — уже ваше дерево.',
      point: FIELD,
    },
    {
      when: ({ menu }) => Boolean(menu.grow ?? menu.write),
      say: ({ menu }) =>
        menu.grow
          ? 'Вы первый игрок, и вам сажать новое дерево: выберите букву внизу и место у края леса.'
          : 'Новый раунд. Теперь возьмите буквы, где ваши кубики уже стоят: так дерево станет вашим.',
      point: FIELD,
      done: (seen, at) => by('grown')(seen, at) || by('readied')(seen, at) || shown(seen),
    },
    {
      when: ({ menu }) => Boolean(menu.write ?? menu.place ?? menu.mark),
      say: ({ menu }) =>
        menu.write
          ? 'Ещё одно слово. Ваши прежние кубики помогут: где встанет второй, там вы и поведёте.'
          : 'Рамка вашего цвета покажет, какие деревья вы поведёте, если поставить так.',
      point: FIELD,
      done: (seen, at) => by('placed')(seen, at) || by('marked')(seen, at),
    },
    {
      when: ({ view }) => view.phase.type !== 'place',
      say: () =>
        'Взятые деревья лежат у вас внизу. Две буквы в слове можно брать из них. Вверху видно, у кого сколько кубиков и деревьев.',
      point: TAGS,
    },
  ],
  farewell: 'Дальше сами! Больше деревьев, когда лес кончится, — победа. Правила всегда рядом, в меню стола.',
};
