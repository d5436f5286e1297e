import type { RulesPage } from '../help';

export const rules: RulesPage = { intro: '', sections: [] };
