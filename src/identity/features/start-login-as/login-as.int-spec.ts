import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { GOOD_PASSWORD } from '../../../../test/support/app/http-people';
import { GROUP_NAMES, type GroupName } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';

/** Lifecycle, section 1, 'Login-as'. */
function allowed(actor: GroupName, target: GroupName): boolean {
  if (actor === 'webmaster') return true;
  if (actor === 'assistant' || actor === 'editor') return target !== 'webmaster';
  return actor === 'associate editor' && !['assistant', 'editor', 'webmaster'].includes(target);
}

describe('signing in as another person', () => {
  let app: TestApp;
  const targets = new Map<GroupName, string>();
  beforeAll(async () => {
    app = await startTestApp();
    for (const group of GROUP_NAMES)
      targets.set(group, await app.addPerson(`target-${group.replace(' ', '-')}@example.org`, group));
  });
  afterAll(() => app.stop());

  it.each(GROUP_NAMES)('is allowed to a(n) %s according to the rules', async (actor) => {
    for (const group of GROUP_NAMES) {
      const client = await app.signInAs(actor);
      const answer = await client.post(`/user/loginAs/${targets.get(group)}`);
      expect([group, answer.status]).toEqual([group, allowed(actor, group) ? 200 : 403]);
    }
  });

  it('continues no session that another process has ended', async () => {
    const editor = await app.signInAs('editor');
    await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query('UPDATE app.sessions SET revoked_at = now() WHERE user_id = $1', [editor.userId]);
    expect((await editor.post(`/user/loginAs/${targets.get('author')}`)).status).toBe(401);
  });

  it('opens a session of the other person that records the real person, and leads back', async () => {
    const editor = await app.signInAs('editor');
    const started = await editor.post(`/user/loginAs/${targets.get('author')}`);
    const acting = app.visitor.with(started.body);
    const real = { id: editor.userId, firstName: editor.user.firstName, lastName: editor.user.lastName };
    expect(started.body.user).toMatchObject({ id: targets.get('author'), actor: real });
    expect((await acting.get('/user')).body).toMatchObject({ id: targets.get('author'), actor: real });
    expect((await acting.get('/user/all')).status).toBe(403);
    expect((await editor.get('/user')).status).toBe(401);

    const ended = await acting.post('/user/loginAs/end');
    expect(ended.body.user).toMatchObject({ id: editor.userId });
    expect(ended.body.user.actor).toBeUndefined();
    expect((await acting.get('/user')).status).toBe(401);
    expect((await app.visitor.with(ended.body).get('/user/all')).status).toBe(200);
  });

  it('records its start and its end in the security log', async () => {
    const target = await app.addPerson('watched@example.org', 'reviewer');
    const assistant = await app.signInAs('assistant');
    const acting = app.visitor.with((await assistant.post(`/user/loginAs/${target}`)).body);
    await acting.post('/user/loginAs/end');
    const { rows } = await app.nest
      .get<Pool>(PG_POOL)
      .query('SELECT action, actor_id FROM app.security_log WHERE user_id = $1 ORDER BY id', [target]);
    expect(rows).toEqual([
      { action: 'LOGIN_AS_STARTED', actor_id: assistant.userId },
      { action: 'LOGIN_AS_ENDED', actor_id: assistant.userId },
    ]);
  });

  it('ends when either of the two moves to another group', async () => {
    const webmaster = await app.as('webmaster');
    const raised = await app.addPerson('raised@example.org', 'author');
    const associate = await app.signInAs('associate editor');
    const asRaised = app.visitor.with((await associate.post(`/user/loginAs/${raised}`)).body);
    expect((await asRaised.get('/user')).status).toBe(200);
    await webmaster.post(`/user/update/${raised}/change-role?groupId=4`);
    expect((await asRaised.get('/user')).status).toBe(401);

    const lowered = await app.addPerson('lowered@example.org', 'editor');
    const acting = app.visitor.with(
      (await (await app.signInAs('lowered@example.org')).post(`/user/loginAs/${targets.get('assistant')}`)).body,
    );
    expect((await acting.get('/user/all')).status).toBe(200);
    await webmaster.post(`/user/update/${lowered}/change-role?groupId=2`);
    expect((await acting.get('/user/all')).status).toBe(401);
  });

  it("ends when the real person's password is changed", async () => {
    const id = await app.addPerson('stolen@example.org', 'editor');
    const acting = app.visitor.with(
      (await (await app.signInAs('stolen@example.org')).post(`/user/loginAs/${targets.get('author')}`)).body,
    );
    expect((await acting.get('/user')).status).toBe(200);
    const own = await app.signInAs('stolen@example.org');
    const password = { password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD, currentPassword: app.password };
    expect((await own.post(`/user/update/${id}`, password)).status).toBe(200);
    expect((await acting.get('/user')).status).toBe(401);
  });

  it('cannot be nested, and protects the real group', async () => {
    const webmaster = await app.signInAs('webmaster');
    const acting = app.visitor.with((await webmaster.post(`/user/loginAs/${targets.get('webmaster')}`)).body);
    expect((await acting.post(`/user/loginAs/${targets.get('author')}`)).status).toBe(409);
    expect((await acting.post(`/user/update/${webmaster.userId}/change-role?groupId=2`)).status).toBe(403);
  });

  it("does not give access to the real person's own group and password", async () => {
    const assistant = await app.signInAs('assistant');
    const acting = app.visitor.with((await assistant.post(`/user/loginAs/${targets.get('editor')}`)).body);
    const own = `/user/update/${assistant.userId}`;
    expect((await acting.post(own, { groupId: 6 })).body.group.group).toBe('assistant');
    const password = { password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD, currentPassword: app.password };
    expect((await acting.post(own, password)).status).toBe(403);
    await app.visitor.signIn('assistant@example.org', app.password);
  });

  it('refuses the own account, an unknown account, and a return without a login-as', async () => {
    const editor = await app.signInAs('editor');
    expect((await editor.post(`/user/loginAs/${editor.userId}`)).status).toBe(422);
    expect((await editor.post('/user/loginAs/nobody')).status).toBe(404);
    expect((await editor.post('/user/loginAs/end')).status).toBe(409);
  });
});
