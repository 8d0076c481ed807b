import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../../src/platform/clock';
import { runScript } from '../../support/log-proof/run-script';

/** A tool that opened anything would also create this folder, with secrets in it. */
const DATA_DIR = join(tmpdir(), `quire-wrong-words-${newId()}`);

describe('a tool with wrong words', () => {
  it.each([
    ['projections/runner/cli.ts', ['rebuild', 'all', '--dry-run'], 'npm run projections -- status'],
    ['src/files/storage/cli.ts', ['--help'], 'npm run blobs -- verify'],
    ['src/exchange/ojs/command-line/cli.ts', ['--help'], 'npm run import -- ojs'],
    ['src/article/encrypt/cli.ts', ['x'], 'npm run events -- encrypt'],
    ['src/article/export/cli.ts', ['cpy', '--to', 'embedded'], 'npm run events -- COMMAND'],
  ])(
    '%s %j says what is wrong and how it is used, and opens nothing',
    async (program, words, usage) => {
      const run = await runScript(['--require', './scripts/swc-register.cjs', program, ...words], { DATA_DIR });
      expect(run).toEqual({ code: 2, text: expect.stringMatching(/^[^\n]+\.?\n+Usage[^\n]*:/) });
      expect(run.text).toContain(usage);
      expect(run.text).not.toContain('    at ');
      expect(existsSync(DATA_DIR)).toBe(false);
    },
    60_000,
  );

  it.each([
    ['check.mjs', ['--frsh'], 'npm run check [-- --fresh]'],
    ['licences.mjs', ['--chekc'], 'npm run licences [-- --check]'],
    ['openapi/main.mjs', ['chekc'], 'npm run openapi [-- --check]'],
    ['describe-events.mjs', ['--chekc'], 'node scripts/describe-events.mjs [--check]'],
    ['describe-statistics.mjs', ['--chekc'], 'node scripts/describe-statistics.mjs [--check]'],
    ['start.mjs', ['--port', '4000'], 'npm start'],
    ['test.mjs', ['long', '--minutes', 'x'], 'npm run test:long'],
    ['test.mjs', ['changed', '--bse', 'main'], 'npm run test:changed'],
    ['mutate.mjs', ['row'], 'npm run test:mutation'],
  ])('scripts/%s %j says what is wrong and how it is used', async (program, words, usage) => {
    const { code, text } = await runScript([`scripts/${program}`, ...words], {});
    expect([code, text]).toEqual([2, expect.stringMatching(/^[^\n]+\nUsage: [^\n]+\n?$/)]);
    expect(text).toContain(usage);
  });
});
