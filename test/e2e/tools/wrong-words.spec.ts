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
});
