import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const lines = { skipBlankLines: true, skipComments: true };

const MOST_PARAMETERS = 5;
/** Nest passes the parameters of a decorated class: one for each part of a request, or of what is injected. */
const TOO_MANY_PARAMETERS = [
  `:matches(FunctionDeclaration, ArrowFunctionExpression)[params.length>${MOST_PARAMETERS}]`,
  `ClassDeclaration[decorators.length=0] > ClassBody > MethodDefinition > FunctionExpression[params.length>${MOST_PARAMETERS}]`,
].map((selector) => ({ selector, message: `More than ${MOST_PARAMETERS} parameters: pass an object.` }));

const IMPURE = 'Domain and row functions depend on their arguments alone: times, ids and chance arrive in them.';
/** What makes a function answer differently at another time or on another machine. */
const IMPURE_SYNTAX = [
  ...['NewExpression[callee.name="Date"][arguments.length!=1]', 'CallExpression[callee.name="Date"]'],
  'MemberExpression[object.name="Date"][property.name="now"]',
  'MemberExpression[object.name="Math"][property.name="random"]',
].map((selector) => ({ selector, message: IMPURE }));
const IMPURE_GLOBALS = [
  ...['crypto', 'performance', 'process', 'fetch', 'globalThis'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
].map((name) => ({ name, message: IMPURE }));

export default tseslint.config(
  { ignores: ['dist/**', 'data/**', 'coverage/**', '.cache/**', 'artifacts/**', 'node_modules/**'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node } },
    plugins: { 'import-sort': importSort },
    rules: {
      // One block: Node's own modules, packages, then ours from far to near.
      'import-sort/imports': ['error', { groups: [['^node:', '^@?\\w', '^@contracts', '^\\.\\.', '^\\.']] }],
      'max-lines': ['error', { max: 200 }],
      'max-lines-per-function': ['error', { max: 40, ...lines }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      // React and Express ignore what a handler returns. A promise where a condition or a value is asked for is an error.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // With decorators it leaves alone what Nest needs at run time.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['src/**/*.ts', 'projections/**/*.ts', 'client/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...TOO_MANY_PARAMETERS] },
  },
  {
    files: ['src/article/domain/**/*.ts', 'projections/**/*rows.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...TOO_MANY_PARAMETERS, ...IMPURE_SYNTAX],
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
    },
  },
  { files: ['scripts/**', 'test/**', 'docs/examples/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // A describe block is a table of contents, not a function to read at a glance.
    files: [
      '**/*.spec.ts',
      '**/*.spec.tsx',
      '**/*.int-spec.ts',
      '**/*.browser-spec.ts',
      '**/*.slow-spec.ts',
      '**/*.long-spec.ts',
      'test/contract/**',
      'test/**/*-suite.ts',
    ],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: { ...reactHooks.configs.recommended.rules },
  },
);
