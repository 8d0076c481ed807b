import type { Pool } from 'pg';
import { allRows, placesOf } from '../../../test/e2e/privacy/all-bytes';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { ImapDouble } from '../../../test/support/returned-mails/imap-double';
import { TokenService } from '../../../test/support/returned-mails/token-service';
import { ok } from '../../../test/support/stories/office-story';
import type { IncomingMailSettings, MailboxProblem, MailboxTest } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

describe('a mailbox with OAuth 2.0', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  let imap: ImapDouble;
  let tokens: TokenService;
  let place: { host: string; port: number; tokenUrl: string };

  beforeAll(async () => {
    app = await startTestApp({ env: { OUTGOING_NETWORKS: '127.0.0.1/32' } });
    webmaster = await app.as('webmaster');
    imap = new ImapDouble('no password is right');
    tokens = new TokenService();
    place = { host: '127.0.0.1', port: await imap.start(), tokenUrl: await tokens.start() };
    imap.token = tokens.accessToken;
  });
  afterAll(async () => {
    await app.stop();
    await imap.stop();
    await tokens.stop();
  });

  const change = (more: object) =>
    webmaster.post('/incoming-mail', {
      ...{ active: true, ...place, security: 'starttls', account: 'journal@example.org', folder: 'INBOX' },
      ...{ clientId: 'the-journal', ...more },
    });
  const problem = async (): Promise<MailboxProblem | null> =>
    ((await ok(webmaster.post('/incoming-mail/test'))).body as MailboxTest).problem;
  const counted = async (from: string): Promise<number> => {
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    return (await pool.query<{ count: number }>(`SELECT count(*)::int FROM ${from}`)).rows[0]?.count ?? 0;
  };
  const lockWaits = () =>
    counted(`pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE 'LOCK TABLE app.mailbox%'`);
  const readings = () => counted(`jobs.jobs WHERE task_identifier = 'mail.read-mailbox'`);
  const settings = async () => (await webmaster.get('/incoming-mail')).body as IncomingMailSettings;

  it('needs an address for tokens, a client and a secret', async () => {
    for (const wrong of [{ tokenUrl: 'ftp://x' }, { tokenUrl: '' }, { clientId: '' }, { clientSecret: '' }])
      expect((await change({ signIn: 'client', clientSecret: 'client-secret', ...wrong })).status).toBe(400);
    expect((await change({ signIn: 'refresh' })).status).toBe(400);
    expect(tokens.asked).toEqual([]);
  });

  it('is opened with a token for the client', async () => {
    await ok(change({ signIn: 'client', clientSecret: 'client-secret', scope: 'https://mail.example/.default' }));
    expect(await problem()).toBeNull();
    expect(Object.fromEntries(tokens.asked.at(-1) ?? [])).toEqual({
      ...{ grant_type: 'client_credentials', client_id: 'the-journal', client_secret: 'client-secret' },
      scope: 'https://mail.example/.default',
    });
    expect(imap.commands.join()).not.toContain('LOGIN');
  });

  it('reports the problem: the client, the address, its answer, or a token that the mail server refuses', async () => {
    tokens.clientSecret = 'another';
    expect(await problem()).toBe('TOKEN_REFUSED');
    tokens.clientSecret = 'client-secret';
    for (const instead of [
      { status: 200, body: 'no JSON' },
      { status: 200, body: '{"access_token":"a\\r\\nb"}' },
      { status: 200, body: 'null' },
      { status: 503, body: '' },
    ]) {
      tokens.instead = instead;
      expect(await problem()).toBe('TOKEN_ANSWER');
    }
    tokens.instead = null;
    imap.token = 'another';
    expect(await problem()).toBe('DENIED');
    imap.token = null;
    expect(await problem()).toBe('METHOD');
    imap.token = tokens.accessToken;
    await ok(change({ signIn: 'client', clientSecret: 'client-secret', tokenUrl: 'https://10.0.0.1/token' }));
    expect(await problem()).toBe('TOKEN_ADDRESS');
  });

  it('is opened repeatedly with refresh tokens of which each is used once', async () => {
    await ok(change({ signIn: 'refresh', refreshToken: 'refresh-1' }));
    for (let times = 0; times < 3; times += 1) expect(await problem()).toBeNull();
    expect(tokens.refreshToken).toMatch(/^refresh-1\+{3,}$/);
    expect(tokens.asked.at(-1)?.has('client_secret')).toBe(false);
  });

  it('uses each refresh token once, also when several processes need it while its settings are changed', async () => {
    await ok(change({ signIn: 'refresh', refreshToken: tokens.refreshToken }));
    tokens.delayMs = 300;
    const before = tokens.asked.length;
    const testing = [problem(), problem(), problem()];
    await until('a token is asked for', async () => tokens.asked.length > before || undefined);
    await ok(change({ signIn: 'refresh', after: 'keep' }));
    expect(await Promise.all(testing)).toEqual([null, null, null]);
    tokens.delayMs = 0;
    expect(await problem()).toBeNull();
    expect(await settings()).toMatchObject({ after: 'keep' });
  });

  it('sends the refresh token of another service, set at that moment, to no other address', async () => {
    // Without readings, so that the waiting calls are known. A running reading may have renewed the token.
    const still = { active: false, signIn: 'refresh' };
    await ok(change({ ...still, refreshToken: tokens.refreshToken }));
    await until('no reading is under way', async () => (await readings()) === 0 || undefined);
    await ok(change({ ...still, refreshToken: tokens.refreshToken }));
    await until('no reading is under way', async () => (await readings()) === 0 || undefined);
    tokens.delayMs = 300;
    const before = tokens.asked.length;
    const first = problem();
    await until('a token is asked for', async () => tokens.asked.length > before || undefined);
    const other = { refreshToken: 'of-another', tokenUrl: 'https://10.0.0.1/token' };
    const changed = ok(change({ ...still, ...other }));
    await until('the change waits', async () => (await lockWaits()) === 1 || undefined);
    const second = problem();
    await until('another test waits too', async () => (await lockWaits()) === 2 || undefined);
    await changed;
    expect(await Promise.all([first, second])).toEqual([null, 'SECRET']);
    tokens.delayMs = 0;
    expect(tokens.asked.slice(before).map((one) => one.get('refresh_token'))).not.toContain('of-another');
    expect(await problem()).toBe('TOKEN_ADDRESS');
  });

  it('keeps its secrets encrypted, for its client only', async () => {
    await ok(change({ signIn: 'refresh', refreshToken: 'S3cret-refresh', clientSecret: 'S3cret-of-client' }));
    expect((await settings()).stored).toEqual(['clientSecret', 'refreshToken']);
    const rows = await allRows(app.nest.get<Pool>(PG_POOL, { strict: false }));
    expect(placesOf(['S3cret-refresh', 'S3cret-of-client'], rows)).toEqual([]);
    const log = await webmaster.get('/security-log', { kind: 'MAILBOX_CHANGED' });
    for (const { text } of [await webmaster.get('/incoming-mail'), log]) expect(text).not.toContain('S3cret');
    expect((await change({ signIn: 'refresh' })).status).toBe(200);
    for (const other of [{ clientId: 'other' }, { tokenUrl: 'https://other.example/token' }, { account: 'other' }])
      expect((await change({ signIn: 'refresh', ...other })).status).toBe(400);
  });
});
