import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { codeOf } from '../../../test/support/stories/factor-steps';
import { ok } from '../../../test/support/stories/office-story';
import type { MailRequest } from '../../article';
import type { MailKind, NewApp, NewRecoveryCodes } from '../../contracts';
import { EVENT_STORE, type EventStore, type NewEvent } from '../../platform/event-store/port';
import { PG_POOL } from '../../platform/postgres';
import { EventStoreUnavailable } from '../../platform/store-unavailable/is-store-unavailable';

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

  /** Does the change while no mail can be stored. Then checks that the mail is stored once, later. */
  const isMailedLater = async (to: string, kind: MailKind, work: () => Promise<unknown>): Promise<void> => {
    const store = app.nest.get<EventStore>(EVENT_STORE, { strict: false });
    const real = store.append.bind(store);
    const isMail = ({ type }: NewEvent): boolean => type === 'MailRequested';
    const append = jest
      .spyOn(store, 'append')
      .mockImplementation((stream, expected, events) =>
        events.some(isMail) ? Promise.reject(new EventStoreUnavailable('no answer')) : real(stream, expected, events),
      );
    await work();
    expect(append.mock.calls.some(([, , events]) => events.some(isMail))).toBe(true);
    append.mockRestore();
    const mailed = async (): Promise<MailRequest[]> => (await app.mails(to)).filter((mail) => mail.kind === kind);
    expect(await mailed()).toEqual([]);
    await app.nest.get<Pool>(PG_POOL).query('UPDATE jobs._private_jobs SET run_at = now()');
    await app.mailTo(to, kind);
    expect(await mailed()).toHaveLength(1);
  };

  it('goes to the old address later, with a link that undoes the change', async () => {
    const { email, client } = await newPerson();
    const next = `next-${email}`;
    const fields = { email: next, emailRepeat: next, currentPassword: app.password };
    await ok(client.post(`/user/update/${client.user.id}`, fields));
    const key = await app.keyIn(next, 'ADDRESS_CHANGE');
    await isMailedLater(email, 'ADDRESS_CHANGED', async () => {
      expect((await ok(client.post('/confirm-address', { key }))).body).toMatchObject({ email: next });
    });
    expect((await app.mailTo(email, 'ADDRESS_CHANGED')).html).toContain(next);
    await ok(app.visitor.post('/revert-address', { key: await app.keyIn(email, 'ADDRESS_CHANGED') }));
  });

  it('reports a new password later', async () => {
    const { email, client } = await newPerson();
    const change = { password: PASSWORD, passwordRepeat: PASSWORD, currentPassword: app.password };
    await isMailedLater(email, 'PASSWORD_CHANGED', () => ok(client.post(`/user/update/${client.user.id}`, change)));
    await app.visitor.signIn(email, PASSWORD);
  });

  it('reports the use of a one-time password later', async () => {
    const { email } = await newPerson();
    await app.visitor.post('/reset-password', { email });
    const password = /<strong[^>]*>([^<]+)</.exec((await app.mailTo(email, 'PASSWORD_RESET')).html)?.[1] ?? '';
    await isMailedLater(email, 'PASSWORD_CHANGED', () => app.visitor.signIn(email, password));
  });

  it('reports a first second factor later, and the answer has the recovery codes', async () => {
    const { email, client } = await newPerson();
    const { id, key } = (await ok(client.post('/user/factors/app', { name: 'Phone' }))).body as NewApp;
    await isMailedLater(email, 'FACTOR_CHANGED', async () => {
      const { body } = await ok(client.post('/user/factors/app/confirm', { id, code: codeOf(key) }));
      expect((body as NewRecoveryCodes).recoveryCodes).toHaveLength(10);
    });
    expect((await app.mailTo(email, 'FACTOR_CHANGED')).html).toContain('“Phone” was added');
  });

  it('reports a merge later, to both addresses', async () => {
    const [kept, merged] = [await newPerson(), await newPerson()];
    const editor = await app.as('editor');
    await isMailedLater(merged.email, 'ACCOUNTS_MERGED', () =>
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
