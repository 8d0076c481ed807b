import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { PG_POOL } from '../../platform/postgres';
import { People } from '../people';

const TAKEN = 'There is already an account with this email address.';
const PASSWORD = 'six patient cranes land';

/** The state after an upgrade: the account registered before former addresses were refused. */
describe('an unproven account with a former address of another account', () => {
  let app: TestApp;
  let pool: Pool;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL);
  });
  afterAll(() => app.stop());

  const registered = async (): Promise<{ email: string; client: HttpClient }> => {
    const email = `squatter-${(count += 1)}@example.net`;
    return { email, client: await app.register(email) };
  };
  /** From now on the address of the account is a former one of another account. */
  const bindTo = async (name: string, email: string): Promise<void> => {
    const { user } = await app.as(name);
    await pool.query('UPDATE app.users SET addresses = addresses || $2::text WHERE id = $1', [user.id, email]);
  };
  const isUnproven = async ({ user }: HttpClient): Promise<unknown> =>
    (await pool.query<{ unproven: boolean }>('SELECT unproven FROM app.users WHERE id = $1', [user.id])).rows[0]
      ?.unproven;

  it('cannot prove it by a one-time password', async () => {
    const { email, client } = await registered();
    await app.visitor.post('/reset-password', { email });
    const password = /<strong[^>]*>([^<]+)</.exec((await app.mailTo(email, 'PASSWORD_RESET')).html)?.[1] ?? '';
    await bindTo('author', email);
    const answer = await app.visitor.post('/authenticate', { email, password });
    expect([answer.status, answer.body.message, await isUnproven(client)]).toEqual([409, TAKEN, true]);
  });

  it('cannot prove it by the link to set a password', async () => {
    const { email, client } = await registered();
    await pool.query('UPDATE app.users SET password_hash = NULL WHERE id = $1', [client.user.id]);
    await app.visitor.post('/reset-password', { email });
    const key = await app.keyIn(email, 'SET_PASSWORD');
    await bindTo('author', email);
    const chosen = { user: client.user.id, key, password: PASSWORD, passwordRepeat: PASSWORD };
    const answer = await app.visitor.post('/set-password', chosen);
    expect([answer.status, answer.body.message, await isUnproven(client)]).toEqual([409, TAKEN, true]);
  });

  it('does not prove it by the key of an invitation, and still loses the access of the person who registered', async () => {
    const { email, client } = await registered();
    await bindTo('author', email);
    await app.nest.get(People, { strict: false }).proveByKey(client.user.id);
    expect(await isUnproven(client)).toBe(true);
    expect((await client.get('/user')).status).toBe(401);
  });

  it('gets no mail for a forgotten password: the person who has proven the address gets it', async () => {
    const { email } = await registered();
    await bindTo('reviewer', email);
    await app.visitor.post('/reset-password', { email });
    expect(await app.mailTo('reviewer@example.org', 'PASSWORD_RESET')).toBeDefined();
    expect((await app.mails(email)).map(({ kind }) => kind)).not.toContain('PASSWORD_RESET');
  });
});
