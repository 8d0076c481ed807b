import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import { until } from '../../../test/support/app/http-until';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import { PG_POOL } from '../../platform/postgres';

// The state after an upgrade: a person registered the address, staff made the account a reviewer, and the address was never proven.
describe('a reviewer whose address was never proven', () => {
  let app: TestApp;
  let pool: Pool;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL);
    story = await OfficeStory.inSelection(app);
  });
  afterAll(() => app.stop());

  async function invited(email: string): Promise<{ key: string; requestId: string; stranger: HttpClient }> {
    await app.addPerson(email, 'reviewer');
    const requestId = await story.invite(email);
    await pool.query("UPDATE app.users SET unproven = true, addresses = '{}' WHERE email = $1", [email]);
    const key = /accept\?key=([\w-]{43})"/.exec((await app.mailTo(email, 'REVIEW_INVITATION')).html)?.[1] ?? '';
    return { key, requestId, stranger: await app.as(email) };
  }

  const proven = (email: string): Promise<unknown> =>
    until('the address to be proven', async () => {
      const sql = 'SELECT addresses FROM app.users WHERE email = $1 AND NOT unproven AND password_hash IS NULL';
      return (await pool.query<{ addresses: string[] }>(sql, [email])).rows[0]?.addresses;
    });

  const entries = async (email: string): Promise<string[]> => {
    const sql = `SELECT l.action FROM app.security_log l JOIN app.users u ON u.id = l.user_id
      WHERE u.email = $1 AND l.action IN ('ACCOUNT_TAKEN_OVER', 'ADDRESS_PROVEN') ORDER BY l.id`;
    return (await pool.query<{ action: string }>(sql, [email])).rows.map(({ action }) => action);
  };

  it.each([
    ['accepting', true],
    ['declining', false],
  ])('proves it by %s with the key of the mail, and the earlier owner loses access', async (what, response) => {
    const email = `${what}@example.net`;
    const { key, requestId, stranger } = await invited(email);
    const path = story.path(`review-response/${requestId}?response=${response}`);
    expect((await stranger.post(path)).status).toBe(403);
    expect((await stranger.get('/user')).status).toBe(200);

    await ok(app.visitor.post(path, {}, { 'X-Review-Key': key }));

    expect(await proven(email)).toEqual([email]);
    expect((await stranger.get('/user')).status).toBe(401);
    expect(await entries(email)).toEqual(['ACCOUNT_TAKEN_OVER', 'ADDRESS_PROVEN']);
    const links = async (): Promise<number> =>
      (await app.mails(email)).filter(({ kind }) => kind === 'SET_PASSWORD').length;
    if (response) await until('the link to set a password', async () => ((await links()) === 1 ? true : undefined));
    else expect(await links()).toBe(0);
  });

  it('is not the person invited by the office: the account becomes that of the reader of the mail', async () => {
    const email = 'professor@uni.example';
    const stranger = await app.register(email);
    const editor = await app.as('editor');
    const professor = { firstName: 'Petra', lastName: 'Professor', email, emailRepeat: email };
    const made = await editor.post('/user/saveReviewer', professor);
    expect([made.status, made.body.id]).toEqual([201, stranger.user.id]);
    await ok(editor.post(story.path(`reviewer?reviewerId=${made.body.id}`)));
    const [revision] = (await story.panel()).assigned;
    const request = revision?.reviewers.find(({ reviewer }) => reviewer.id === made.body.id);
    await story.mail(request?.id ?? '');
    const tries = [
      await stranger.post(story.path(`review-response/${request?.id}?response=true`)),
      await stranger.get(`/article/${story.id}`),
      await app.visitor.post('/authenticate', { email, password: GOOD_PASSWORD }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
