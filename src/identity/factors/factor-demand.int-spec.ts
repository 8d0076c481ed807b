import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { addApp, poolOf } from '../../../test/support/stories/factor-steps';
import { actAs, newcomer } from '../../../test/support/stories/session-steps';
import { FACTOR_DEMANDED_MESSAGE } from '../../contracts';

const DAY_MS = 86_400_000;

/** Lifecycle, section 5 (5): a setting requires a second factor for groups of staff. */
describe('the demand for a second factor', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
    const demand = { secondFactorGroups: 'editor', secondFactorGraceDays: 7 };
    expect((await webmaster.post('/settings', demand)).status).toBe(200);
  });
  afterAll(() => app.stop());

  /** An editor for whom the demand has applied for this many days. */
  async function editorSince(days: number): Promise<HttpClient> {
    const { email, id } = await newcomer(app, 'editor');
    const sql = `UPDATE app.users SET factor_demanded_at = now() - make_interval(days => $2) WHERE id = $1`;
    await poolOf(app).query(sql, [id, days]);
    return app.signInAs(email);
  }
  const dueOf = async (client: HttpClient): Promise<string | undefined> => (await client.get('/user')).body.factorDue;

  it('gives the person the days of the setting, counted from the first request', async () => {
    const { email } = await newcomer(app, 'editor');
    const client = await app.signInAs(email);
    const due = Date.parse((await dueOf(client)) ?? '');
    expect(Math.round((due - Date.now()) / DAY_MS)).toBe(7);
    expect(client.user.factorDue).toBe(new Date(due).toISOString());
    expect((await client.get('/article/todo-counts')).status).toBe(200);
  });

  it('does not apply to other groups', async () => {
    for (const group of ['assistant', 'author', 'webmaster'] as const)
      expect(await dueOf(await app.signInAs(group))).toBeUndefined();
  });

  it('then allows only adding a factor, after which everything is allowed again', async () => {
    const client = await editorSince(8);
    for (const path of ['/article/todo-counts', '/user/all', '/user/sessions']) {
      const { status, body } = await client.get(path);
      expect([path, status, body.code, body.message]).toEqual([path, 403, 'FACTOR_DEMANDED', FACTOR_DEMANDED_MESSAGE]);
    }
    expect((await client.get('/user/factors')).status).toBe(200);
    await addApp(app, client);
    expect((await client.get('/article/todo-counts')).status).toBe(200);
    expect(await dueOf(client)).toBeUndefined();
  });

  it('cannot be delayed by adding a factor and removing it', async () => {
    const client = await editorSince(8);
    await addApp(app, client);
    const [{ id }] = (await client.get('/user/factors')).body.factors as [{ id: string }];
    expect((await client.post(`/user/factors/${id}/remove`)).status).toBe(204);
    expect((await client.get('/article/todo-counts')).body.code).toBe('FACTOR_DEMANDED');
  });

  it('applies to the real person under login-as', async () => {
    const { id } = await newcomer(app, 'editor');
    await poolOf(app).query(`UPDATE app.users SET factor_demanded_at = now() - interval '9 days' WHERE id = $1`, [id]);
    const acting = await actAs(app, await app.signInAs('assistant'), id);
    expect((await acting.get('/article/todo-counts')).status).toBe(200);
  });

  it('ends when the setting is removed, and then starts again with all its days', async () => {
    const client = await editorSince(8);
    expect((await client.get('/user/all')).status).toBe(403);
    await webmaster.post('/settings', { secondFactorGroups: '' });
    const again = await app.signInAs(client.user.email);
    expect((await again.get('/user/all')).status).toBe(200);
    await webmaster.post('/settings', { secondFactorGroups: 'editor' });
    const later = await app.signInAs(client.user.email);
    expect(Math.round((Date.parse((await dueOf(later)) ?? '') - Date.now()) / DAY_MS)).toBe(7);
  });

  it.each([['author'], ['editor,author'], ['editor, webmaster'], ['nobody']])(
    'is refused for the groups %j',
    async (secondFactorGroups) => {
      const { status, body } = await webmaster.post('/settings', { secondFactorGroups });
      expect([status, Object.keys(body.details as object)]).toEqual([400, ['secondFactorGroups']]);
    },
  );
});
