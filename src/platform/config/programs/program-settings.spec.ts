import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configProblems } from '../../../../test/support/config/config-problems';

describe('settings of programs', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-programs-'));
    writeFileSync(join(folder, 'text'), 'no program', { mode: 0o600 });
    writeFileSync(join(folder, 'program'), '#!/bin/sh\n', { mode: 0o700 });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const problemsOf = (env: NodeJS.ProcessEnv, use?: 'tool'): readonly string[] =>
    configProblems({ DATA_DIR: folder, ...env }, use);

  it.each(['SOFFICE_PATH', 'PUPPETEER_EXECUTABLE_PATH'])('stop the start if %s names no program', (name) => {
    for (const path of [join(folder, 'missing'), join(folder, 'text'), folder]) {
      const [problem, ...more] = problemsOf({ [name]: path });
      expect(problem?.startsWith(`${name} must be the path of a program that this account may start`)).toBe(true);
      expect(problem).toContain(`(it is '${path.slice(0, 60)}')`);
      expect(more).toEqual([]);
    }
    expect(problemsOf({ [name]: join(folder, 'program') })).toEqual([]);
    expect(problemsOf({ [name]: '' })).toEqual([]);
  });

  it('find LibreOffice by its name in PATH, as its start does, but not the browser', () => {
    const path = jest.replaceProperty(process.env, 'PATH', `/nowhere:${folder}`);
    expect(problemsOf({ SOFFICE_PATH: 'program' })).toEqual([]);
    for (const name of ['text', 'missing']) expect(problemsOf({ SOFFICE_PATH: name })).toHaveLength(1);
    expect(problemsOf({ SOFFICE_PATH: './program' })).toHaveLength(1);
    expect(problemsOf({ PUPPETEER_EXECUTABLE_PATH: 'program' })).toHaveLength(1);
    path.replaceValue('/nowhere');
    expect(problemsOf({ SOFFICE_PATH: 'program' })).toHaveLength(1);
    path.restore();
  });

  it('let LibreOffice be switched off, but not the browser', () => {
    expect(problemsOf({ SOFFICE_PATH: 'off' })).toEqual([]);
    expect(problemsOf({ PUPPETEER_EXECUTABLE_PATH: 'off' })).toHaveLength(1);
  });

  it('are not checked for tools, which start none of them', () => {
    expect(problemsOf({ SOFFICE_PATH: '/nowhere', PUPPETEER_EXECUTABLE_PATH: '/nowhere' }, 'tool')).toEqual([]);
  });

  it('stop the start if BROWSER_SANDBOX is an unknown word', () => {
    expect(problemsOf({ BROWSER_SANDBOX: 'no' })).toEqual(["BROWSER_SANDBOX must be one of on, off (it is 'no')"]);
    for (const word of ['on', 'off', '']) expect(problemsOf({ BROWSER_SANDBOX: word })).toEqual([]);
  });
});

describe('the passphrase of backups', () => {
  it('stops the start if it is too short, without being repeated, and does not stop the restore of an older backup', () => {
    const [problem, ...more] = configProblems({ BACKUP_PASSPHRASE: 'only-eleven' });
    expect(problem).toMatch(/^BACKUP_PASSPHRASE must have at least 12 characters/);
    expect(problem).not.toContain('eleven');
    expect(more).toEqual([]);
    expect(configProblems({ BACKUP_PASSPHRASE: 'only-eleven' }, 'tool')).toEqual([]);
    expect(configProblems({ BACKUP_PASSPHRASE: 'twelve signs' })).toEqual([]);
  });
});
