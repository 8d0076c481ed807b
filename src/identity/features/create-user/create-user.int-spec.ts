import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { GOOD_PASSWORD } from '../../../../test/support/app/http-people';
import type { MailRequest } from '../../../article';
import { GROUP_NAMES, GROUPS } from '../../../contracts';
import { EVENT_STORE, type EventStore, type NewEvent } from '../../../platform/event-store/port';
import { PG_POOL } from '../../../platform/postgres';
import { EventStoreUnavailable } from '../../../platform/store-unavailable/is-store-unavailable';

describe('accounts made by staff', () => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const person = (): { firstName: string; lastName: string; email: string } => {
    count += 1;
    return { firstName: 'New', lastName: 'Person', email: `new-${count}@example.org` };
  };

  /** User id and key of the link in the mail to an address. */
  async function linkOf(email: string): Promise<{ user: string; key: string }> {
    const { html } = await app.mailTo(email, 'SET_PASSWORD');
    const query =
      /setPassword\?([^"<]+)/
        .exec(html)?.[1]
        ?.replace(/&amp;/g, '&')
        .replace(/&#x3D;/g, '=') ?? '';
    const link = new URLSearchParams(query);
    return { user: link.get('user') ?? '', key: link.get('key') ?? '' };
  }

  it('are opened by a link that is valid once', async () => {
    const fields = person();
    const made = await (await app.as('associate editor')).post('/user/saveReviewer', fields);
    expect(made.status).toBe(201);
    expect(made.body.group.group).toBe('reviewer');
    const link = await linkOf(fields.email);
    expect(link.user).toBe(made.body.id);
    const set = { ...link, password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD };
    expect((await app.visitor.post('/set-password', { ...set, key: `${link.key}x` })).status).toBe(422);
    const opened = await app.visitor.post('/set-password', set);
    expect(opened.status).toBe(200);
    expect((await app.visitor.with(opened.body).get('/user')).body.email).toBe(fields.email);
    expect((await app.visitor.post('/set-password', set)).status).toBe(422);
    await app.visitor.signIn(fields.email, GOOD_PASSWORD);
  });

  it('get their link later if the event store is unavailable, or the process ends before the mail is stored', async () => {
    const fields = person();
    const store = app.nest.get<EventStore>(EVENT_STORE, { strict: false });
    const real = store.append.bind(store);
    const isTheMail = ({ data }: NewEvent): boolean =>
      (data as Partial<MailRequest>).to?.includes(fields.email) === true;
    const append = jest
      .spyOn(store, 'append')
      .mockImplementation((stream, expected, events) =>
        events.some(isTheMail)
          ? Promise.reject(new EventStoreUnavailable('no answer'))
          : real(stream, expected, events),
      );
    const made = await (await app.as('editor')).post('/user/saveReviewer', fields);
    append.mockRestore();
    expect(made.status).toBe(201);
    expect(await app.mails(fields.email)).toEqual([]);
    await app.nest.get<Pool>(PG_POOL).query('UPDATE jobs._private_jobs SET run_at = now()');
    const link = await linkOf(fields.email);
    const set = { ...link, password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD };
    expect((await app.visitor.post('/set-password', set)).status).toBe(200);
    expect(await app.mails(fields.email)).toHaveLength(1);
  });

  it('cannot be entered with the key of the link as a password', async () => {
    const fields = person();
    await (await app.as('editor')).post('/user/saveReviewer', fields);
    const { key } = await linkOf(fields.email);
    expect((await app.visitor.post('/authenticate', { email: fields.email, password: key })).status).toBe(401);
  });

  it.each([
    ['assistant', ['guest', 'author', 'reviewer', 'assistant', 'associate editor']],
    ['editor', ['guest', 'author', 'reviewer', 'assistant', 'associate editor']],
    ['associate editor', ['guest', 'author', 'reviewer']],
    ['webmaster', [...GROUP_NAMES]],
  ])('can get from a(n) %s only the groups %j', async (actor, groups) => {
    const client = await app.as(actor);
    const given: string[] = [];
    for (const { id, group } of GROUPS)
      if ((await client.post('/user/save', { ...person(), groupId: id })).status === 201) given.push(group);
    expect(given.sort()).toEqual([...groups].sort());
  });

  it('are refused to staff for themselves, also with an earlier address, and are logged for others', async () => {
    const { email } = person();
    const next = person().email;
    await app.addPerson(email, 'editor');
    const editor = await app.signInAs(email);
    const move = { email: next, emailRepeat: next, currentPassword: app.password };
    await editor.post(`/user/update/${editor.userId}`, move);
    await editor.post('/confirm-address', { key: await app.keyIn(next, 'ADDRESS_CHANGE') });
    const second = await editor.post('/user/save', { ...person(), email, groupId: 5 });
    expect([second.status, second.body.message]).toEqual([409, expect.stringContaining('second account')]);
    const other = await editor.post('/user/save', { ...person(), groupId: '5' });
    const sql = `SELECT actor_id FROM app.security_log WHERE user_id = $1 AND action = 'ACCOUNT_CREATED'`;
    const { rows } = await app.nest.get<Pool>(PG_POOL).query(sql, [other.body.id]);
    expect([other.status, rows]).toEqual([201, [{ actor_id: editor.userId }]]);
  });

  it('are refused for a taken address and for missing fields', async () => {
    const client = await app.as('editor');
    expect((await client.post('/user/save', { ...person(), email: 'EDITOR@example.org' })).status).toBe(409);
    expect((await client.post('/user/save', {})).body.details).toEqual({
      firstName: 'Firstname is required',
      lastName: 'Lastname is required',
      email: 'Email is required',
    });
  });

  it.each([
    [{}],
    [{ user: 'x', key: 'y', password: 'z', passwordRepeat: 'z' }],
    [{ user: '00000000-0000-4000-8000-000000000000', key: {}, password: 'z', passwordRepeat: 'z' }],
  ])('are not opened by %j', async (body) => {
    expect((await app.visitor.post('/set-password', body)).status).toBe(400);
  });
});
