import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import type { Page, SecurityLogEntry } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';

describe('the security log', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  let pool: Pool;
  let target: string;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    target = await app.addPerson('zacharias@example.net', 'author', { firstName: 'Zoë', lastName: 'Zacharias' });
    webmaster = await app.as('webmaster');
    await webmaster.post('/settings', { reviewDueDays: 12 });
    await webmaster.post('/mail-templates/thanks', { subject: 'S', body: `<p>${'long '.repeat(400)}</p>` });
    await webmaster.post(`/user/update/${target}/change-role?groupId=3`);
    await app.visitor.post('/authenticate', { email: 'zacharias@example.net', password: 'wrong' });
    await app.visitor.post('/reset-password', { email: 'zacharias@example.net' });
    const acting = await app.signInAs('webmaster');
    const started = await acting.post(`/user/loginAs/${target}`);
    expect(started.status).toBe(200);
  });
  afterAll(() => app.stop());

  const list = async (query: Record<string, string | number> = {}): Promise<Page<SecurityLogEntry>> => {
    const { status, body } = await webmaster.get('/security-log', query);
    expect(status).toBe(200);
    return body as Page<SecurityLogEntry>;
  };
  const actions = async (query: Record<string, string | number>): Promise<string[]> =>
    (await list({ size: 200, ...query })).items.map(({ action }) => action);

  it('shows who changed which account, with the values before and after', async () => {
    const [changed] = (await list({ kind: 'GROUP_CHANGED' })).items;
    expect(changed).toMatchObject({
      actor: { id: webmaster.userId },
      about: { id: target, name: 'Zoë Zacharias', email: 'zacharias@example.net' },
      behalf: null,
      before: { group: 'author' },
      after: { group: 'reviewer' },
    });
    expect((await list({ kind: 'SETTINGS_CHANGED' })).items).toMatchObject([
      { actor: { id: webmaster.userId }, about: null, before: { reviewDueDays: 21 }, after: { reviewDueDays: 12 } },
    ]);
    const [template] = (await list({ kind: 'MAIL_TEMPLATE_CHANGED' })).items;
    expect([template?.subject, String(template?.after?.body).length]).toEqual(['thanks', 1001]);
  });

  it('finds by person, with or without accents, by subject, and by kind', async () => {
    const about = await actions({ q: 'zoe zacharias' });
    for (const action of ['SIGN_IN_REFUSED', 'PASSWORD_RESET_REQUESTED', 'GROUP_CHANGED', 'LOGIN_AS_STARTED'])
      expect(about).toContain(action);
    expect(about).not.toContain('SETTINGS_CHANGED');
    expect(await actions({ q: 'THANK' })).toEqual(['MAIL_TEMPLATE_CHANGED']);
    expect(await actions({ q: 'zacharias', kind: 'LOGIN_AS_STARTED' })).toEqual(['LOGIN_AS_STARTED']);
    expect(await actions({ q: '100%' })).toEqual([]);
  });

  it('is paginated, with the newest first or last', async () => {
    const { total } = await list();
    const all = (await list({ size: 200 })).items.map(({ id }) => id);
    expect(all).toHaveLength(total);
    const pages = await Promise.all([0, 1, 2].map((page) => list({ page, size: 4 })));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all.slice(0, 12));
    const oldest = await list({ size: 200, sort: 'at' });
    expect(oldest.items.map(({ id }) => id)).toEqual([...all].reverse());
  });

  it('is filtered by days on the journal’s calendar', async () => {
    await pool.query("INSERT INTO app.security_log (at, action) VALUES ('2020-03-01T22:30:00Z', 'SIGN_OUT')");
    const cut = (from: string, to: string): Promise<string[]> => actions({ from, to });
    expect(await cut('2020-03-01', '2020-03-01')).toEqual(['SIGN_OUT']);
    await webmaster.post('/settings', { timeZone: 'Europe/Amsterdam', reviewDueDays: 12 });
    expect(await cut('2020-03-01', '2020-03-01')).toEqual(['SIGN_OUT']);
    await webmaster.post('/settings', { timeZone: 'Asia/Tokyo' });
    expect(await cut('2020-03-01', '2020-03-01')).toEqual([]);
    expect(await cut('2020-03-02', '2020-03-02')).toEqual(['SIGN_OUT']);
    await webmaster.post('/settings', { timeZone: 'UTC' });
  });

  it.each<Record<string, string | number>>([
    { kind: 'NOTHING' },
    { from: 'yesterday' },
    { to: '2026-02-31T00:00' },
    { sort: 'id' },
    { size: 201 },
    { page: -1 },
  ])('refuses %j', async (query) => expect((await webmaster.get('/security-log', query)).status).toBe(400));

  it('has pages up to the last entry, and counts entries added in the meantime', async () => {
    const kind = 'KEYWORD_DELETED';
    const write = (from: number, to: number): Promise<unknown> =>
      pool.query(
        `INSERT INTO app.security_log (at, action, subject)
         SELECT '2019-01-01'::timestamptz + n * interval '1 minute', $1, 'word ' || n FROM generate_series($2::int, $3::int) n`,
        [kind, from, to],
      );
    const subjects = async (query: Record<string, string | number>): Promise<unknown> => {
      const { items, total } = await list({ kind, size: 3, ...query });
      return [total, ...items.map(({ subject }) => subject)];
    };
    await write(1, 11_000);
    expect(await subjects({ page: 0 })).toEqual([11_000, 'word 11000', 'word 10999', 'word 10998']);
    expect(await subjects({ page: 3_666 })).toEqual([11_000, 'word 2', 'word 1']);
    expect(await subjects({ page: 3_665 })).toEqual([11_000, 'word 5', 'word 4', 'word 3']);
    expect(await subjects({ page: 3_667 })).toEqual([11_000]);
    expect(await subjects({ page: 1_000 })).toEqual([11_000, 'word 8000', 'word 7999', 'word 7998']);
    expect(await subjects({ page: 3_600, sort: 'at' })).toEqual([11_000, 'word 10801', 'word 10802', 'word 10803']);
    await write(11_001, 11_002);
    expect(await subjects({ page: 0 })).toEqual([11_002, 'word 11002', 'word 11001', 'word 11000']);
    expect(await subjects({ page: 3_667 })).toEqual([11_002, 'word 1']);
  });

  it('is exported as a whole, with every line once and no formula in it', async () => {
    await pool.query(
      "INSERT INTO app.security_log (at, action, subject) SELECT now(), 'KEYWORD_ADDED', '=word' || n FROM generate_series(1, 1200) n",
    );
    const answer = await fetch(`${app.origin}/api/security-log.csv?kind=KEYWORD_ADDED`, {
      headers: { Authorization: `Bearer ${webmaster.token}` },
    });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="security-log.csv"');
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toContain('When,Kind,What,Who');
    expect(new Set(lines).size).toBe(1201);
    expect(lines.slice(1).every((line) => line.includes(",Keyword added,,,'=word"))).toBe(true);
    const dutch = await webmaster.get('/security-log.csv', { kind: 'KEYWORD_ADDED' }, { 'Accept-Language': 'nl' });
    const [header, ...theirs] = dutch.text.trim().split('\r\n');
    expect(header).toBe('Wanneer,Soort,Wat,Wie,In het account van,Over,Voor,Na');
    expect(theirs.every((line) => line.includes(',KEYWORD_ADDED,Trefwoord toegevoegd,'))).toBe(true);
  });
});

it('the security log records once that a sign-in is locked after too many attempts', async () => {
  const app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const tries = { email: 'Nobody@example.net', password: 'guessed' };
  const answers: number[] = [];
  for (let n = 0; n < 13; n += 1) answers.push((await app.visitor.post('/authenticate', tries)).status);
  expect([answers[0], ...answers.slice(-3)]).toEqual([401, 429, 429, 429]);
  const { body } = await (await app.as('webmaster')).get('/security-log', { q: 'nobody@example.net' });
  expect((body as Page<SecurityLogEntry>).items).toMatchObject([
    { action: 'SIGN_IN_LOCKED', subject: 'nobody@example.net', actor: null },
  ]);
  await app.stop();
});
