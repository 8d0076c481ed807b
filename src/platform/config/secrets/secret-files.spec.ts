import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configProblems } from '../../../../test/support/config/config-problems';
import { loadConfig } from '../config';

const SECRET = 'a secret of a vault, which is long enough';

describe('settings in files', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileOf = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => configProblems({ DATA_DIR: folder, ...env });

  it('are read for every secret and every address that may hold one', () => {
    const config = loadConfig({
      DATA_DIR: folder,
      JWT_SECRET_FILE: fileOf('jwt', `${SECRET}\n`),
      DATA_KEY_FILE: fileOf('key', SECRET),
      SMTP_URL_FILE: fileOf('smtp', 'smtp://u:p@mail:587\r\n'),
      DATABASE_HOST: 'db',
      DATABASE_PASSWORD_FILE: fileOf('database', 'four words & a sign\n'),
      METRICS_TOKEN_FILE: fileOf('metrics', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ'),
      BACKUP_PASSPHRASE_FILE: fileOf('backup', 'a passphrase'),
      PASSWORD_PEPPER_FILE: '',
    });
    expect(config).toMatchObject({ jwtSecret: SECRET, dataKey: SECRET, smtpUrl: 'smtp://u:p@mail:587' });
    expect(config).toMatchObject({ backupPassphrase: 'a passphrase', passwordPepper: null });
    expect(decodeURIComponent(config.databaseUrl ?? '')).toContain(':four words & a sign@db');
    expect(config.metricsToken).toBe('q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ');
  });

  it.each([
    [
      'is not there',
      { JWT_SECRET_FILE: '/nowhere/at/all' },
      /^JWT_SECRET_FILE must be a file that can be read \(ENOENT\)/,
    ],
    ['is empty', { JWT_SECRET_FILE: () => fileOf('empty', ' \n') }, /^JWT_SECRET_FILE must be a file with the value/],
    ['is huge', { JWT_SECRET_FILE: () => fileOf('huge', 'x'.repeat(70_000)) }, /^JWT_SECRET_FILE must be a file with/],
    [
      'is given beside the value',
      { JWT_SECRET: SECRET, JWT_SECRET_FILE: () => fileOf('twice', SECRET) },
      /^JWT_SECRET_FILE must be left out when JWT_SECRET is given/,
    ],
    ['holds a wrong value', { SMTP_URL_FILE: () => fileOf('wrong', 'hidden-value') }, /^SMTP_URL must be an address/],
  ] as const)('stop the start when one %s, without repeating what it holds', (_what, env, problem) => {
    const made = Object.entries(env).map(([name, value]) => [name, typeof value === 'function' ? value() : value]);
    const problems = problemsOf(Object.fromEntries(made) as NodeJS.ProcessEnv);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems.join()).not.toMatch(/hidden-value|vault/);
  });

  it('are for secrets only', () => {
    expect(loadConfig({ DATA_DIR: folder, JOURNAL_NAME_FILE: fileOf('name', 'Another') }).journalName).toBe('Quire');
  });
});
