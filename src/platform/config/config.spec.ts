import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { configProblems } from '../../../test/support/config/config-problems';
import { loadConfig } from './config';

describe('settings', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const problemsOf = (env: NodeJS.ProcessEnv, use?: 'tool'): readonly string[] =>
    configProblems({ DATA_DIR: folder, ...env }, use);

  it('all have a default that works', () => {
    const config = loadConfig({ DATA_DIR: folder });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      logLevel: 'warn',
    });
    expect(config).toMatchObject({ databaseUrl: null, eventStoreUrl: null, smtpUrl: null, blobUrl: null });
    expect(config.mailFrom).toBe('"Quire" <no-reply@localhost>');
  });

  it('are taken from the environment', () => {
    const config = loadConfig({
      DATA_DIR: folder,
      PORT: '8080',
      PUBLIC_URL: 'https://journal.example.org/',
      DATABASE_URL: 'postgres://u:p@db:5432/quire',
      EVENT_STORE_URL: 'esdb://a:2113,b:2113?tls=false',
      SMTP_URL: 'smtp://mail:1025',
      JWT_SECRET: 'x'.repeat(32),
      NODE_ENV: 'production',
    });
    expect(config).toMatchObject({ port: 8080, publicUrl: 'https://journal.example.org', nodeEnv: 'production' });
    expect(config).toMatchObject({ eventStoreUrl: 'esdb://a:2113,b:2113?tls=false', jwtSecret: 'x'.repeat(32) });
    expect(config.mailFrom).toBe('"Quire" <no-reply@journal.example.org>');
  });

  it('take the parts of a database address, and a password of any characters', () => {
    const parts = { DATA_DIR: folder, DATABASE_HOST: 'db.example.org', DATABASE_PASSWORD: 'p@ss/w#rd?%41 "x' };
    const { databaseUrl } = loadConfig(parts);
    const client = new Client({ connectionString: databaseUrl ?? '' });
    expect([client.host, client.port, client.user, client.database]).toEqual([
      'db.example.org',
      5432,
      'quire',
      'quire',
    ]);
    expect(client.password).toBe(parts.DATABASE_PASSWORD);
    expect(loadConfig({ ...parts, DATABASE_URL: 'postgres://u@h/d' }).databaseUrl).toBe('postgres://u@h/d');
    expect(loadConfig({ DATA_DIR: folder, DATABASE_HOST: '::1' }).databaseUrl).toBe(
      'postgres://quire@[::1]:5432/quire',
    );
    expect(problemsOf({ DATABASE_HOST: 'a/b' })[0]).toMatch(/^DATABASE_HOST must be the name/);
  });

  it('that are wrong are all listed together, by name, without repeating secrets', () => {
    const problems = problemsOf({
      PORT: '70000',
      PUBLIC_URL: 'example',
      DATABASE_URL: 'mysql://u:hidden@h/d',
      JWT_SECRET: 'short-secret',
      LOG_LEVEL: 'loud',
      MAIL_FROM: 'nobody',
    });
    const names = problems.map((problem) => problem.split(' ')[0]).sort();
    expect(names).toEqual(['DATABASE_URL', 'JWT_SECRET', 'LOG_LEVEL', 'MAIL_FROM', 'PORT', 'PUBLIC_URL']);
    expect(problems.join()).not.toMatch(/hidden|short-secret/);
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['PORT', '1e3'],
    ['EVENT_STORE_URL', 'http://h:2113'],
    ['SMTP_URL', 'mail.example.org'],
    ['NODE_ENV', 'prod'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['DAILY_RUN', 'sometimes'],
    ['WEBMASTER_EMAIL', 'nobody'],
    ['JOURNAL_NAME', 'a\nBcc: b'],
    ['CKEDITOR_LICENSE_KEY', 'gpl'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', 'proxy.example.org'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'long enough and with spaces in between'],
    ['API_DOCS', 'all'],
    ['BOUNCE_ADDRESS', 'bounces'],
    ['BOUNCE_ADDRESS', 'Bounces <bounces@example.org>'],
    ['BOUNCE_ADDRESS', 'bounces+more@example.org'],
    ['BOUNCE_ADDRESS', 'more-letters-than-there-is-room@example.org'],
  ])('refuse %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })[0]).toMatch(new RegExp(`^${name} must be `));
  });

  it.each([
    ['TRUST_PROXY', '0'],
    ['METRICS_TOKEN', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ+/=='],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8 ,2001:db8::/32, 192.0.2.1'],
    ['API_DOCS', 'public'],
    ['BOUNCE_ADDRESS', 'bounces@example.org'],
    ['BLOB_URL', 'file:///srv/quire'],
    ['BLOB_URL', 's3://journal-files'],
    ['BLOB_URL', 's3://journal-files/quire?region=eu-central-1&endpoint=http://127.0.0.1:9000'],
    ['CLAMAV_URL', 'tcp://clamav:3310'],
    ['CLAMAV_URL', 'tcp://[::1]'],
    ['CKEDITOR_LICENSE_KEY', 'GPL'],
    ['CKEDITOR_LICENSE_KEY', 'eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2lnbmF0dXJl'],
  ])('take %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });

  it.each([
    ['BLOB_URL', '/srv/quire'],
    ['BLOB_URL', 's3://B'],
    ['BLOB_URL', 's3://key:secret@bucket'],
    ['BLOB_URL', 's3://bucket?acl=public'],
    ['BLOB_URL', 's3://bucket?endpoint=minio:9000'],
    ['CLAMAV_URL', 'clamav:3310'],
    ['CLAMAV_URL', 'tcp://clamav:x'],
    ['CLAMAV_URL', 'tcp://clamav/path'],
  ])('refuse %s=%s without repeating it', (name, value) => {
    const [problem = ''] = problemsOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} must be an address of the form `));
    expect(problem).not.toContain(`'${value}'`);
  });

  it('treat an empty variable as not given', () => {
    expect(problemsOf({ SMTP_URL: '', JWT_SECRET: '', PORT: '' })).toEqual([]);
  });

  it('create the secret once, readable only by its owner', () => {
    const first = loadConfig({ DATA_DIR: folder }).jwtSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({ DATA_DIR: folder }).jwtSecret).toBe(first);
    expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(first);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('name DATA_DIR when it cannot be written', () => {
    expect(problemsOf({ DATA_DIR: join(__filename, 'data') })[0]).toMatch(/^DATA_DIR must be/);
  });
});
