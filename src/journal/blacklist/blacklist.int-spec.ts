import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import type { BlacklistAuthor } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { Blacklist, type BlacklistMatch } from './blacklist';

const SAVE = '/article/blacklist-author/save';
const zoe = { firstName: 'Zoë', lastName: 'Müller', shortReason: 'One paper' };
const fields = { firstName: 'Max', lastName: 'Muster', emailAddress: 'Max@Example.org', shortReason: 'Plagiarism' };

describe('the blacklist', () => {
  let app: TestApp;
  let assistant: HttpClient;
  let listed: BlacklistAuthor;
  beforeAll(async () => {
    app = await startTestApp();
    assistant = await app.as('assistant');
    listed = (await assistant.post(SAVE, fields)).body as BlacklistAuthor;
  });
  afterAll(() => app.stop());

  const all = async (): Promise<BlacklistAuthor[]> =>
    (await assistant.get('/article/blacklist-author-list')).body as BlacklistAuthor[];
  const detailsOf = async (body: object): Promise<[number, object]> => {
    const answer = await assistant.post(SAVE, body);
    return [answer.status, answer.body.details as object];
  };

  it('recognises an address in any spelling', async () => {
    const blacklist = app.nest.get(Blacklist, { strict: false });
    const asked = [' MAX@example.org', 'somebody@example.org'].map((email) => ({ email, name: 'Some Body' }));
    expect(await blacklist.matches(asked)).toEqual([{ index: 0, matchedBy: 'EMAIL', entry: listed }]);
    expect(await blacklist.matches([])).toEqual([]);
  });

  it('recognises a name regardless of case and accents, and distinguishes it from an address', async () => {
    const blacklist = app.nest.get(Blacklist, { strict: false });
    const { body: entry } = await assistant.post(SAVE, { ...zoe, emailAddress: 'zoe@example.org' });
    const found: BlacklistMatch[] = await blacklist.matches([
      { email: 'other@example.org', name: 'ZOE  muller ' },
      { email: 'zoe@example.org', name: 'Zoë Müller' },
      { email: 'third@example.org', name: 'Zoë Mueller-Smith' },
    ]);
    expect(found).toEqual([
      { index: 0, matchedBy: 'NAME', entry },
      { index: 1, matchedBy: 'EMAIL', entry },
    ]);
    await assistant.post(`/article/blacklist-author/${entry.id}/delete`);
  });

  it('records each change in the security log', async () => {
    const webmaster = await app.as('webmaster');
    const { body: entry } = await webmaster.post(SAVE, { ...zoe, emailAddress: 'logged@example.org' });
    await webmaster.post(SAVE, { ...entry, shortReason: 'Two papers' });
    await webmaster.post(SAVE, { ...entry, emailAddress: fields.emailAddress });
    await webmaster.post(`/article/blacklist-author/${entry.id}/delete`);
    const sql = `SELECT action, before ->> 'shortReason' AS before, after ->> 'shortReason' AS after FROM app.security_log
                  WHERE subject = 'logged@example.org' AND actor_id = $1 ORDER BY id`;
    expect((await app.nest.get<Pool>(PG_POOL).query(sql, [webmaster.userId])).rows).toEqual([
      { action: 'BLACKLIST_ADDED', before: null, after: 'One paper' },
      { action: 'BLACKLIST_CHANGED', before: 'One paper', after: 'Two papers' },
      { action: 'BLACKLIST_REMOVED', before: 'Two papers', after: null },
    ]);
  });

  it('contains an address only once', async () => {
    const [status, details] = await detailsOf({ ...fields, emailAddress: 'max@example.ORG ' });
    expect([status, details]).toEqual([409, { emailAddress: 'This email address is already on the blacklist.' }]);
    expect(await all()).toHaveLength(1);
  });

  it('lets staff change an entry, but not to the address of another one', async () => {
    const { body: other } = await assistant.post(SAVE, { ...fields, emailAddress: 'erika@example.org' });
    const change = { ...listed, lastName: 'Mustermann', emailAddress: 'max2@example.org' };
    expect((await (await app.as('associate editor')).post(SAVE, change)).body).toEqual(change);
    expect((await detailsOf({ ...change, id: other.id }))[0]).toBe(409);
    expect((await all()).map((one) => [one.id, one.lastName, one.emailAddress])).toEqual([
      [other.id, 'Muster', 'erika@example.org'],
      [listed.id, 'Mustermann', 'max2@example.org'],
    ]);
    expect((await detailsOf({ ...change, id: '999999' }))[0]).toBe(404);
    expect((await detailsOf({ ...change, id: 'x' }))[0]).toBe(400);
  });

  it('lets staff delete an entry once', async () => {
    const { body: entry } = await assistant.post(SAVE, { ...fields, emailAddress: 'gone@example.org' });
    const path = `/article/blacklist-author/${entry.id}/delete`;
    expect((await (await app.as('webmaster')).post(path)).status).toBe(200);
    expect((await assistant.post(path)).status).toBe(404);
    expect((await all()).map((one) => one.id)).not.toContain(entry.id);
  });

  it.each([
    [{ firstName: ' ' }, { firstName: 'Firstname is required' }],
    [{ lastName: undefined }, { lastName: 'Lastname is required' }],
    [{ emailAddress: 'max' }, { emailAddress: 'Email is not valid' }],
    [{ shortReason: '' }, { shortReason: 'Please give a short reason.' }],
    [{ shortReason: ['x'] }, { shortReason: expect.any(String) }],
  ])('refuses %j', async (wrong, details) => {
    expect(await detailsOf({ ...fields, emailAddress: 'new@example.org', ...wrong })).toEqual([400, details]);
  });

  it.each(['author', 'reviewer', 'guest'])('is closed to the group %s', async (group) => {
    const client = await app.as(group);
    const answers = [
      await client.get('/article/blacklist-author-list'),
      await client.post(SAVE, fields),
      await client.post(`/article/blacklist-author/${listed.id}/delete`),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403]);
  });
});
