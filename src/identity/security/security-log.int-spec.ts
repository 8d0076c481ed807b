import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { openSecurityLog } from '../../platform/security-log';

describe('the security log of accounts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const entriesOf = async (userId: string): Promise<object[]> => {
    const sql = `SELECT action, actor_id AS actor, behalf_id AS behalf, before, after
                   FROM app.security_log WHERE user_id = $1 ORDER BY id`;
    return (await app.nest.get<Pool>(PG_POOL).query<object>(sql, [userId])).rows;
  };

  it('records who changed what, before and after, but no password', async () => {
    const editor = await app.as('editor');
    const id = await app.addPerson('changed@example.org', 'author');
    await editor.post(`/user/update/${id}/change-role?groupId=3`);
    await editor.post(`/user/update/${id}/reviewer-seniority?level=MEDIOR`);
    await editor.post(`/user/${id}/updateExpertise`, { expertise: 'Sepsis' });
    await editor.post(`/user/update/${id}`, { city: 'Delft' });
    const by = { actor: editor.userId, behalf: null };
    expect(await entriesOf(id)).toEqual([
      { ...by, action: 'GROUP_CHANGED', before: { group: 'author' }, after: { group: 'reviewer' } },
      { ...by, action: 'SENIORITY_CHANGED', before: { seniorityLevel: null }, after: { seniorityLevel: 'MEDIOR' } },
      { ...by, action: 'EXPERTISE_CHANGED', before: { areasOfExpertise: null }, after: { areasOfExpertise: 'Sepsis' } },
      { ...by, action: 'ACCOUNT_CHANGED', before: { city: null }, after: { city: 'Delft' } },
    ]);
    const own = await app.signInAs('changed@example.org');
    const password = { password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD, currentPassword: app.password };
    await own.post(`/user/update/${id}`, password);
    const entries = await entriesOf(id);
    expect(entries.at(-1)).toEqual({ actor: id, behalf: null, action: 'PASSWORD_CHANGED', before: null, after: null });
    expect(JSON.stringify(entries)).not.toContain(GOOD_PASSWORD);
  });

  it('records the real person and on whose behalf they acted', async () => {
    const [webmaster, editor] = [await app.signInAs('webmaster'), await app.as('editor')];
    const acting = app.visitor.with((await webmaster.post(`/user/loginAs/${editor.userId}`)).body);
    const id = await app.addPerson('by-proxy@example.org', 'author');
    await acting.post(`/user/update/${id}/change-role?groupId=3`);
    expect(await entriesOf(id)).toEqual([
      expect.objectContaining({ action: 'GROUP_CHANGED', actor: webmaster.userId, behalf: editor.userId }),
    ]);
  });

  it('contains every account from its creation on', async () => {
    const assistant = await app.as('assistant');
    const made = await assistant.post('/user/saveReviewer', {
      firstName: 'Eva',
      lastName: 'Klein',
      email: 'eva@example.org',
    });
    expect(await entriesOf(made.body.id as string)).toEqual([
      {
        ...{ action: 'ACCOUNT_CREATED', actor: assistant.userId, behalf: null },
        ...{ before: null, after: { group: 'reviewer' } },
      },
    ]);
  });

  it('contains nothing about a change that was refused', async () => {
    const id = await app.addPerson('refused@example.org', 'author');
    const address = { email: 'editor@example.org', emailRepeat: 'editor@example.org' };
    const editor = await app.as('editor');
    expect((await editor.post(`/user/update/${id}`, { city: 'Delft', ...address })).status).toBe(403);
    expect((await editor.post(`/user/update/${id}/change-role?groupId=7`)).status).toBe(403);
    expect((await editor.get(`/user/${id}`)).body.city).toBeNull();
    expect(await entriesOf(id)).toEqual([]);
  });

  it('protects its entries: only erasure and retention can change them, each within one transaction', async () => {
    const pool = app.nest.get<Pool>(PG_POOL);
    const id = await app.addPerson('kept@example.org', 'author');
    await (await app.as('editor')).post(`/user/update/${id}/change-role?groupId=3`);
    const before = await entriesOf(id);
    expect(before).toHaveLength(1);
    const change = `UPDATE app.security_log SET actor_id = NULL WHERE user_id = '${id}'`;
    const removal = `DELETE FROM app.security_log WHERE user_id = '${id}'`;
    for (const sql of [change, removal]) await expect(pool.query(sql)).rejects.toThrow('neither changed nor deleted');
    expect(await entriesOf(id)).toEqual(before);
    await inTransaction(pool, async (db) => {
      await openSecurityLog(db);
      await db.query(removal);
    });
    expect(await entriesOf(id)).toEqual([]);
    await (await app.as('editor')).post(`/user/update/${id}/change-role?groupId=2`);
    for (let tries = 0; tries < 10; tries += 1) await expect(pool.query(removal)).rejects.toThrow('neither');
  });

  it('is repeated in the log of the server, with ids only and without the changed values', async () => {
    const id = await app.addPerson('repeated@example.org', 'author');
    const editor = await app.as('editor');
    const log = jest.spyOn(Logger.prototype, 'log');
    await editor.post(`/user/update/${id}`, { city: 'Middelburg' });
    const lines = log.mock.calls.map(([line]) => line as object).filter((line) => 'securityLog' in Object(line));
    expect(lines).toEqual([{ securityLog: 'ACCOUNT_CHANGED', userId: id, actorId: editor.userId, behalfId: null }]);
    log.mockRestore();
  });
});
