import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const MOST_PARAMETERS = 5;
/** Decorated classes are exempt: Nest passes their parameters, one for each part of a request or each injected dependency. */
const TOO_MANY_PARAMETERS = [
  `:matches(FunctionDeclaration, ArrowFunctionExpression)[params.length>${MOST_PARAMETERS}]`,
  `ClassDeclaration[decorators.length=0] > ClassBody > MethodDefinition > FunctionExpression[params.length>${MOST_PARAMETERS}]`,
].map((selector) => ({ selector, message: `More than ${MOST_PARAMETERS} parameters: pass an object.` }));

const IMPURE = 'Domain and row functions depend on their arguments alone: times, ids and chance arrive in them.';
/** Code whose result depends on the time or on the machine. */
const IMPURE_SYNTAX = [
  ...['NewExpression[callee.name="Date"][arguments.length!=1]', 'CallExpression[callee.name="Date"]'],
  'MemberExpression[object.name="Date"][property.name="now"]',
  'MemberExpression[object.name="Math"][property.name="random"]',
].map((selector) => ({ selector, message: IMPURE }));
const IMPURE_GLOBALS = [
  ...['crypto', 'performance', 'process', 'fetch', 'globalThis'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
].map((name) => ({ name, message: IMPURE }));

/** Order and kind of imports, and syntax that our own selectors forbid. All other rules: .oxlintrc.json (ADR 106). */
export default tseslint.config(
  { ignores: ['dist/**', 'data/**', 'coverage/**', '.cache/**', 'artifacts/**', 'node_modules/**'] },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    languageOptions: {
      parser: tseslint.parser,
      // Nest's decorators need some imports at run time: consistent-type-imports leaves those alone.
      parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
    },
    plugins: { 'import-sort': importSort, '@typescript-eslint': tseslint.plugin },
    rules: {
      // One block: Node's own modules, packages, then our files, from the farthest to the nearest.
      'import-sort/imports': ['error', { groups: [['^node:', '^@?\\w', '^@contracts', '^\\.\\.', '^\\.']] }],
      // Archaic, and found in every search (docs/house.md, 'Words').
      'id-denylist': ['error', 'told', 'whoever'],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
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
);
