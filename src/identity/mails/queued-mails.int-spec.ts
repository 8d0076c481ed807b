import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { addApp, codeOf, secondStep, ticketFor } from '../../../test/support/stories/factor-steps';
import { isMailedLater } from '../../../test/support/stories/mailed-later';
import { ok } from '../../../test/support/stories/office-story';
import type { NewApp, NewRecoveryCodes } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const PASSWORD = 'seven quiet otters swim';

/** The mail of a registration is tested in register-person.int-spec.ts, and that of an account from the office in create-user.int-spec.ts. */
describe('the mail about a change of an account, while the event store is unavailable', () => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const newPerson = async (): Promise<{ email: string; client: HttpClient }> => {
    const email = `queued-${(count += 1)}@example.net`;
    await app.addPerson(email, 'author');
    return { email, client: await app.signInAs(email) };
  };

  it('goes to the old address later, with a link that undoes the change', async () => {
    const { email, client } = await newPerson();
    const next = `next-${email}`;
    const fields = { email: next, emailRepeat: next, currentPassword: app.password };
    await ok(client.post(`/user/update/${client.user.id}`, fields));
    const key = await app.keyIn(next, 'ADDRESS_CHANGE');
    await isMailedLater(app, email, 'ADDRESS_CHANGED', async () => {
      expect((await ok(client.post('/confirm-address', { key }))).body).toMatchObject({ email: next });
    });
    expect((await app.mailTo(email, 'ADDRESS_CHANGED')).html).toContain(next);
    await ok(app.visitor.post('/revert-address', { key: await app.keyIn(email, 'ADDRESS_CHANGED') }));
  });

  it('reports a new password later', async () => {
    const { email, client } = await newPerson();
    const change = { password: PASSWORD, passwordRepeat: PASSWORD, currentPassword: app.password };
    await isMailedLater(app, email, 'PASSWORD_CHANGED', () =>
      ok(client.post(`/user/update/${client.user.id}`, change)),
    );
    await app.visitor.signIn(email, PASSWORD);
  });

  it('reports the use of a one-time password later', async () => {
    const { email } = await newPerson();
    await app.visitor.post('/reset-password', { email });
    const password = /<strong[^>]*>([^<]+)</.exec((await app.mailTo(email, 'PASSWORD_RESET')).html)?.[1] ?? '';
    await isMailedLater(app, email, 'PASSWORD_CHANGED', () => app.visitor.signIn(email, password));
  });

  it('reports a first second factor later, and the answer has the recovery codes', async () => {
    const { email, client } = await newPerson();
    const { id, key } = (await ok(client.post('/user/factors/app', { name: 'Phone' }))).body as NewApp;
    await isMailedLater(app, email, 'FACTOR_CHANGED', async () => {
      const { body } = await ok(client.post('/user/factors/app/confirm', { id, code: codeOf(key) }));
      expect((body as NewRecoveryCodes).recoveryCodes).toHaveLength(10);
    });
    expect((await app.mailTo(email, 'FACTOR_CHANGED')).html).toContain('“Phone” was added');
  });

  it('reports the use of a recovery code later, and the code signs in', async () => {
    const { email, client } = await newPerson();
    const { recoveryCodes } = await addApp(app, client);
    const ticket = await ticketFor(app, email);
    await isMailedLater(app, email, 'FACTOR_CHANGED', async () => {
      const answer = await secondStep(app, ticket, { recoveryCode: recoveryCodes[0] });
      expect([answer.status, answer.body.user?.id]).toEqual([200, client.user.id]);
    });
    expect((await app.mails(email)).at(-1)?.html).toContain('9 of your recovery codes are left');
  });

  it('reports a merge later, to both addresses', async () => {
    const [kept, merged] = [await newPerson(), await newPerson()];
    const editor = await app.as('editor');
    await isMailedLater(app, merged.email, 'ACCOUNTS_MERGED', () =>
      ok(editor.post(`/user/${kept.client.user.id}/merge/${merged.client.user.id}`)),
    );
    expect((await app.mailTo(kept.email, 'ACCOUNTS_MERGED')).html).toContain(merged.email);
  });

  it('is not stored when the change is not', async () => {
    const { email, client } = await newPerson();
    const change = { password: PASSWORD, passwordRepeat: PASSWORD, currentPassword: 'a wrong password' };
    expect((await client.post(`/user/update/${client.user.id}`, change)).status).toBe(422);
    const sql = "SELECT FROM jobs._private_jobs WHERE payload::text LIKE '%' || $1 || '%'";
    expect((await app.nest.get<Pool>(PG_POOL).query(sql, [email])).rowCount).toBe(0);
  });
});
