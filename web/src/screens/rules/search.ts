import type { RulesPage } from '$/games/help';

/** Make two spellings one: case and ё do not matter to who searches. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Leave of a page the clauses that hold every word asked for, in their sections. */
export function searched(page: RulesPage, query: string): RulesPage {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return page;
  const sections = page.sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => {
        const text = plain(`${section.title} ${clause.id} ${clause.text} ${clause.picture?.note ?? ''}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.clauses.length);
  return { ...page, sections };
}

/** Count the clauses of a page. */
export const clauses = (page: RulesPage): number =>
  page.sections.reduce((sum, section) => sum + section.clauses.length, 0);
