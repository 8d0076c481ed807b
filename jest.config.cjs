/**
 * Four projects: the server in Node, its slow and its long specs, and the client in jsdom with the browser's fetch. The files of a
 * project share a process with its modules and globals (ADR 33). A test that needs a database gets one from
 * test/support/database/postgres.ts. The database server starts for the first such test and stops at the end of the run.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const swc = { ...JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8')), swcrc: false };

// Packages that exist as ES modules only, and their dependencies. Jest runs CommonJS, so they are compiled.
const ESM_ONLY = [
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'peek-readable',
  'uuid',
  'hyparquet',
  'hyparquet-writer',
  'ckeditor5',
  '@ckeditor',
  'lodash-es',
  'vanilla-colorful',
  'intl-messageformat',
  '@formatjs',
  'openid-client',
  'oauth4webapi',
  'jose',
  'oidc-provider',
  '@noble',
  '@scure',
];

const shared = {
  rootDir: __dirname,
  runtime: '<rootDir>/test/runner/shared-runtime.cjs',
  transform: { '^.+\\.(t|j|cj|mj)sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`node_modules/(?!(?:.*/node_modules/)?(?:${ESM_ONLY.join('|')})(?:/|-))`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/', '<rootDir>/.cache/'],
};

const server = {
  ...shared,
  testEnvironment: '<rootDir>/test/runner/server-environment.cjs',
  roots: ['<rootDir>/src', '<rootDir>/projections', '<rootDir>/test'],
  setupFiles: ['<rootDir>/test/runner/setup-server.ts'],
  moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/test/runner/doubles/quick-argon2.cjs' },
};

module.exports = {
  rootDir: __dirname,
  projects: [
    {
      ...server,
      displayName: 'server',
      testMatch: ['**/*.spec.ts', '**/*.int-spec.ts', '**/*.browser-spec.ts'],
    },
    // Whole journeys, exhaustive proofs and outages: `npm run test:slow` (ADR 103).
    { ...server, displayName: 'slow', testMatch: ['**/*.slow-spec.ts'] },
    // Specs that take minutes: `npm run test:long` (docs/contributing.md).
    { ...server, displayName: 'long', testMatch: ['**/*.long-spec.ts'] },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/client/test/environment.cjs',
      roots: ['<rootDir>/client'],
      testMatch: ['**/*.spec.tsx', '**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/runner/setup-client.ts'],
      moduleNameMapper: {
        '^@contracts$': '<rootDir>/src/contracts/index.ts',
        '\\.(css|svg|png)(\\?.*)?$': '<rootDir>/test/runner/empty-asset.cjs',
        '^@fluentui/react-icons$': '<rootDir>/client/test/fluent-icons.cjs',
        // The package exports nothing for CommonJS.
        '^ckeditor5$': '<rootDir>/node_modules/ckeditor5/dist/browser/ckeditor5.js',
        // jsdom has no contenteditable, so a plain text field replaces the editor.
        '/ckeditor-field$': '<rootDir>/client/test/ckeditor-field.tsx',
        // jsdom cannot measure a drawing.
        '/fluent-bars$': '<rootDir>/client/test/fluent-bars.tsx',
        // jsdom cannot draw a PDF.
        '/pdf-engine$': '<rootDir>/client/test/pdf-engine.ts',
      },
    },
  ],
  globalSetup: '<rootDir>/test/runner/global-setup.ts',
  globalTeardown: '<rootDir>/test/runner/global-teardown.ts',
  // Generous: a busy machine may be several times slower, and no test measures time.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/test/runner/sequencer.cjs',
  // One more than the two processors of the machine that the time limits assume: many specs wait for timers, databases and browsers.
  maxWorkers: 3,
  // The environments and their timers outlive the last file.
  forceExit: true,
  // Test files leave memory in use in their worker. After two hundred files a test that makes many objects took forty times as long.
  workerIdleMemoryLimit: '1GB',
};
