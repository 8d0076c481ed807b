import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config';
import { renameWarnings } from './renamed-settings';

describe('a renamed setting', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-renamed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const runsDaily = (env: NodeJS.ProcessEnv): boolean => loadConfig({ DATA_DIR: folder, ...env }).dailyRun;

  it.each([
    [{}, true, []],
    [{ DAILY_RUN: 'off' }, false, []],
    [{ DAILY_ROUND: 'off' }, false, [/DAILY_ROUND is now called DAILY_RUN/]],
    [{ DAILY_ROUND: 'off', DAILY_RUN: 'on' }, true, [/DAILY_ROUND is ignored/]],
    [{ DAILY_ROUND: 'off', DAILY_RUN: '' }, false, [/DAILY_ROUND is now called DAILY_RUN/]],
    [{ DAILY_ROUND: ' ' }, true, []],
  ])('%j is read, with a warning for the old name', (env: NodeJS.ProcessEnv, isOn, warnings) => {
    expect(runsDaily(env)).toBe(isOn);
    expect(renameWarnings(env)).toEqual(warnings.map((text) => expect.stringMatching(text)));
  });

  it('is checked under its new name', () => {
    expect(() => runsDaily({ DAILY_ROUND: 'sometimes' })).toThrow(/DAILY_RUN must be one of on, off/);
  });
});
