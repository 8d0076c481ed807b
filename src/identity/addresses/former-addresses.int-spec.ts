import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import type { GroupName } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { Webmasters } from '../security/webmasters';

const TAKEN = 'There is already an account with this email address.';

/** Lifecycle, section 5 (2): every proven address stays bound to the account. */
describe('a former address of an account', () => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const nextEmail = (): string => `former-${(count += 1)}@example.net`;
  const ask = (client: HttpClient, email: string, currentPassword = app.password) =>
    client.post(`/user/update/${client.user.id}`, { email, emailRepeat: email, currentPassword });
  const confirm = async (client: HttpClient, email: string) =>
    client.post('/confirm-address', { key: await app.keyIn(email, 'ADDRESS_CHANGE') });
  const registration = (email: string) => ({
    ...{ firstName: 'Nora', lastName: 'Newcomer', email, emailRepeat: email, privacyVersion: 1 },
    ...{ password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD },
  });

  /** A person who moved from one address to another. */
  const moved = async (group: GroupName = 'author'): Promise<{ client: HttpClient; former: string }> => {
    const [former, present] = [nextEmail(), nextEmail()];
    await app.addPerson(former, group);
    const client = await app.signInAs(former);
    await ask(client, present);
    expect((await confirm(client, present)).body).toMatchObject({ email: present });
    return { client, former };
  };

  it('is refused at registration, as one that is in use', async () => {
    const { former } = await moved();
    const answers = [
      await app.visitor.post('/register', registration(former)),
      await app.visitor.post('/register', registration('author@example.org')),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [409, TAKEN],
      [409, TAKEN],
    ]);
  });

  it('is refused as the new address of another account, but not of its own', async () => {
    const { client, former } = await moved();
    const answer = await ask(await app.signInAs('guest'), former.toUpperCase());
    expect([answer.status, answer.body.message]).toEqual([409, TAKEN]);
    expect((await ask(client, former)).status).toBe(200);
    expect((await confirm(client, former)).body).toMatchObject({ email: former });
  });

  it('is refused for a link that was mailed while it was free', async () => {
    const [shared, later] = [nextEmail(), nextEmail()];
    const rival = nextEmail();
    await app.addPerson(rival, 'author');
    const second = await app.signInAs(rival);
    await ask(second, shared);
    const key = await app.keyIn(shared, 'ADDRESS_CHANGE');
    const first = await app.signInAs('reviewer');
    await ask(first, shared);
    await confirm(first, shared);
    await ask(first, later);
    await confirm(first, later);
    const answer = await second.post('/confirm-address', { key });
    expect([answer.status, answer.body.message]).toEqual([409, TAKEN]);
    expect((await second.get('/user')).body.email).toBe(rival);
  });

  it('is refused for an account that registered with it before this rule', async () => {
    const { client, former } = await moved();
    const typed = nextEmail();
    const squatter = await app.register(typed);
    const key = await app.keyIn(typed, 'REGISTRATION');
    const pool = app.nest.get<Pool>(PG_POOL);
    await pool.query('UPDATE app.users SET email = $2, email_key = $2 WHERE id = $1', [squatter.user.id, former]);
    await pool.query('UPDATE app.address_links SET address = $2 WHERE user_id = $1', [squatter.user.id, former]);
    const answer = await squatter.post('/confirm-address', { key });
    expect([answer.status, answer.body.message]).toEqual([409, TAKEN]);
    const made = await (await app.as('editor')).post('/user/saveReviewer', registration(former));
    expect([made.status, made.body.message]).toEqual([409, TAKEN]);
    expect((await client.get('/user')).body.unproven).toBe(false);
  });

  it('is refused for an account that the office creates', async () => {
    const { former } = await moved();
    const professor = { firstName: 'Petra', lastName: 'Professor', email: former, emailRepeat: former };
    const made = await (await app.as('editor')).post('/user/saveReviewer', professor);
    expect([made.status, made.body.message]).toEqual([409, TAKEN]);
  });

  it('finds the person whom the operator makes a webmaster by it', async () => {
    const { client, former } = await moved();
    const made = await app.nest.get(Webmasters, { strict: false }).make(former);
    expect(made).toEqual({ account: 'changed', linkMailed: false });
    expect((await client.get('/user')).body.group).toMatchObject({ group: 'webmaster' });
  });

  it('is enough to ask for a one-time password, which goes to the present address', async () => {
    const { client, former } = await moved();
    await app.visitor.post('/reset-password', { email: ` ${former.toUpperCase()}` });
    expect(await app.mailTo((await client.get('/user')).body.email, 'PASSWORD_RESET')).toBeDefined();
    expect((await app.mails(former)).map(({ kind }) => kind)).not.toContain('PASSWORD_RESET');
  });

  it('finds the person for staff, who see addresses, and for no one else', async () => {
    const { client, former } = await moved('reviewer');
    const editor = await app.as('editor');
    const lists = [
      await editor.get('/user/all', { q: former }),
      await editor.get('/user/reviewers', { q: former.toUpperCase() }),
      await editor.get('/user/all', { q: former.slice(0, -1) }),
    ];
    expect(lists.map(({ body }) => body.items.map(({ id }: { id: string }) => id))).toEqual([
      [client.user.id],
      [client.user.id],
      [],
    ]);
    const names = [
      await (await app.as('author')).get('/user/reviewer-list', { q: former }),
      await editor.get('/user/reviewer-list', { q: former }),
    ];
    expect(names.map(({ body }) => body)).toEqual([[], []]);
  });
});
