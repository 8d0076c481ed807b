import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import {
  actionsOf,
  addApp,
  addPasskey,
  poolOf,
  secondStep,
  ticketFor,
} from '../../../../test/support/stories/factor-steps';
import { newcomer, statusOf } from '../../../../test/support/stories/session-steps';
import { FACTOR_MESSAGES } from '../../../contracts';

/** Lifecycle, section 5 (5): a person who lost the second factor. */
describe('a lost second factor', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  async function guarded(group: 'author' | 'editor' = 'author') {
    const { email, id } = await newcomer(app, group);
    const client = await app.signInAs(email);
    const { recoveryCodes } = await addApp(app, client);
    await addPasskey(app, client);
    return { email, id, client, recoveryCodes };
  }
  const remove = (key: string, password: string) => app.visitor.post('/remove-factors', { key, password });

  it('is replaced by a recovery code: the person signs in and removes it', async () => {
    const { email, id, recoveryCodes } = await guarded();
    const { body } = await secondStep(app, await ticketFor(app, email), { recoveryCode: recoveryCodes[3] });
    const client = app.visitor.with(body);
    const own = (await client.get('/user/factors')).body as { factors: { id: string; kind: string }[] };
    expect(own).toMatchObject({ factors: [{ kind: 'APP' }, { kind: 'PASSKEY' }], recoveryCodesLeft: 9 });
    for (const factor of own.factors) expect((await client.post(`/user/factors/${factor.id}/remove`)).status).toBe(204);
    expect((await client.get('/user/factors')).body).toEqual({ factors: [], recoveryCodesLeft: 0 });
    expect((await app.visitor.post('/authenticate', { email, password: app.password })).body.token).toBeDefined();
    const trace = (await actionsOf(app, id)).filter((action) => /RECOVERY|REMOVED/.test(action));
    expect(trace).toEqual(['RECOVERY_CODE_USED', 'FACTOR_REMOVED', 'FACTOR_REMOVED']);
  });

  it('is removed by a link from the office and the password, with log entries and mails', async () => {
    const { email, id, client } = await guarded();
    const editor = await app.as('editor');
    expect((await editor.post(`/user/${id}/factor-link`)).status).toBe(204);
    const key = await app.keyIn(email, 'FACTOR_LINK');
    const wrong = await remove(key, 'wrong');
    expect([wrong.status, wrong.body.details]).toEqual([422, { password: FACTOR_MESSAGES.wrongPassword }]);
    expect((await remove(key, app.password)).status).toBe(204);
    expect(await statusOf(client)).toBe(401);
    const back = await app.signInAs(email);
    expect((await back.get('/user/factors')).body).toEqual({ factors: [], recoveryCodesLeft: 0 });
    const { rows } = await poolOf(app).query(
      `SELECT action, actor_id AS actor FROM app.security_log WHERE user_id = $1 AND action LIKE 'FACTOR%' ORDER BY id`,
      [id],
    );
    expect(rows.slice(2)).toEqual([
      { action: 'FACTOR_LINK_SENT', actor: editor.userId },
      { action: 'FACTORS_REMOVED', actor: id },
    ]);
    const mails = (await app.mails(email)).filter(({ kind }) => kind === 'FACTOR_CHANGED');
    expect(mails.at(-1)?.html).toContain('All second factors were removed');
    expect((await remove(key, app.password)).status).toBe(422);
  });

  it('is not removed by access to the mailbox alone: a password that came by mail does not count', async () => {
    const { email, id } = await guarded();
    expect((await (await app.as('editor')).post(`/user/${id}/factor-link`)).status).toBe(204);
    const key = await app.keyIn(email, 'FACTOR_LINK');
    await app.visitor.post('/reset-password', { email });
    const password = /<strong>(\w+)</.exec((await app.mailTo(email, 'PASSWORD_RESET')).html)?.[1] ?? '';
    const { body } = await app.visitor.post('/authenticate', { email, password });
    expect([body.token, body.secondStep !== undefined]).toEqual([undefined, true]);
    expect((await remove(key, password)).status).toBe(422);
    expect((await app.visitor.post('/authenticate', { email, password })).body.token).toBeUndefined();
  });

  it('is removed only by the newest link, within 24 hours', async () => {
    const { email, id } = await guarded();
    const editor = await app.as('editor');
    await editor.post(`/user/${id}/factor-link`);
    const first = await app.keyIn(email, 'FACTOR_LINK');
    await editor.post(`/user/${id}/factor-link`);
    const second = await app.keyIn(email, 'FACTOR_LINK');
    expect((await remove(first, app.password)).status).toBe(422);
    await poolOf(app).query(
      `UPDATE app.address_links SET expires_at = expires_at - interval '24 hours' WHERE user_id = $1`,
      [id],
    );
    expect((await remove(second, app.password)).status).toBe(422);
    expect((await remove('x'.repeat(43), app.password)).status).toBe(422);
  });

  it('cannot be removed by other staff, nor if there is no second factor', async () => {
    const [editor, author] = [await guarded('editor'), await newcomer(app)];
    const associate = await app.as('associate editor');
    expect((await associate.post(`/user/${editor.id}/factor-link`)).status).toBe(403);
    expect((await (await app.as('author')).post(`/user/${author.id}/factor-link`)).status).toBe(403);
    expect((await (await app.as('editor')).post(`/user/${author.id}/factor-link`)).status).toBe(422);
  });

  it('does not keep factors that a stranger added around a change of address that is reverted', async () => {
    const { email, id } = await newcomer(app);
    const client = await app.signInAs(email);
    await addApp(app, client, 'Older');
    await poolOf(app).query(`UPDATE app.factors SET created_at = now() - interval '10 days' WHERE user_id = $1`, [id]);
    await addPasskey(app, client, 'Stranger');
    const to = `new-${email}`;
    await client.post(`/user/update/${id}`, { email: to, emailRepeat: to, currentPassword: app.password });
    expect((await client.post('/confirm-address', { key: await app.keyIn(to, 'ADDRESS_CHANGE') })).status).toBe(200);
    await app.visitor.post('/revert-address', { key: await app.keyIn(email, 'ADDRESS_CHANGED') });
    const { rows } = await poolOf(app).query('SELECT name FROM app.factors WHERE user_id = $1', [id]);
    expect(rows).toEqual([{ name: 'Older' }]);
    expect(await actionsOf(app, id)).toContain('FACTOR_REMOVED');
  });
});
