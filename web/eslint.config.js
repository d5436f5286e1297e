import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/wire/made/**', 'node_modules/**'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // the type checker knows better
      'no-console': 'error',
      eqeqeq: 'error',
      'svelte/prefer-svelte-reactivity': 'off', // a map that nothing is drawn from may be a plain one
      'svelte/no-unused-svelte-ignore': 'off', // the compiler's own warnings count, its ignores are for it
      'svelte/no-navigation-without-resolve': 'off', // our own router
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
);
