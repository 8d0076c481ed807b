import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../../support/log-proof/run-script';

describe('a tool whose file cannot be written', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-unwritable-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['src/audit/command-line/cli.ts', ['--report', 'missing/report.json'], 2],
    ['src/editorial/statistics/command-line/cli.ts', ['--format', 'csv', '--out', 'missing/report.json'], 1],
    ['src/measures/command-line/cli.ts', ['--measure', 'any', '--format', 'csv', '--out', 'missing/report.json'], 1],
  ])(
    '%s says so before it opens anything, and looks in the folder in which the command was typed',
    async (program, words, code) => {
      const settings = { DATA_DIR: join(folder, 'data'), INIT_CWD: folder };
      const run = await runScript(['--require', './scripts/swc-register.cjs', program, ...words], settings);
      expect(run).toEqual({ code, text: 'missing/report.json cannot be written: its folder is not there.\n' });
      expect(existsSync(join(folder, 'data'))).toBe(false);
    },
    60_000,
  );
});
