import type { Pool } from 'pg';
import request from 'supertest';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import { ok } from '../../../test/support/stories/office-story';
import type { CalendarLink, NewSecret } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

/** The undoing of one change is tested in address-proof.int-spec.ts. */
describe('the link that undoes a change of address', () => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const nextEmail = (): string => `moving-${(count += 1)}@example.net`;
  const undo = (key: string) => app.visitor.post('/revert-address', { key });

  /** Changes the address of the account, proves the new address, and returns the key that was mailed to the old one. */
  const change = async (client: HttpClient, from: string, to: string): Promise<string> => {
    const fields = { email: to, emailRepeat: to, currentPassword: app.password };
    expect((await client.post(`/user/update/${client.user.id}`, fields)).status).toBe(200);
    const proof = await client.post('/confirm-address', { key: await app.keyIn(to, 'ADDRESS_CHANGE') });
    expect(proof.body).toMatchObject({ email: to });
    app.clock.advance({ minutes: 1 });
    return app.keyIn(from, 'ADDRESS_CHANGED');
  };

  it('ends the links that undo later changes, so that a thief cannot take the account back', async () => {
    const [own, second, third] = [nextEmail(), nextEmail(), nextEmail()];
    await app.addPerson(own, 'author');
    const thief = await app.signInAs(own);
    const keyOfOwner = await change(thief, own, second);
    const keyOfThief = await change(thief, second, third);
    expect((await undo(keyOfOwner)).status).toBe(204);
    const again = await undo(keyOfThief);
    expect([again.status, again.body.message]).toEqual([422, expect.stringContaining('used already')]);
    expect((await app.mails(second)).map(({ kind }) => kind)).not.toContain('SET_PASSWORD');
    expect(await app.mailTo(own, 'SET_PASSWORD')).toBeDefined();
  });

  it('leaves the links that undo earlier changes, so that the owner of the first address can still use theirs', async () => {
    const [own, second, third] = [nextEmail(), nextEmail(), nextEmail()];
    await app.addPerson(own, 'author');
    const thief = await app.signInAs(own);
    const keyOfOwner = await change(thief, own, second);
    const keyOfThief = await change(thief, second, third);
    expect((await undo(keyOfThief)).status).toBe(204);
    expect((await undo(keyOfOwner)).status).toBe(204);
    expect((await app.mailTo(own, 'SET_PASSWORD')).html).toContain('Choose a password');
  });

  describe('and the other addresses of the account', () => {
    const isFree = async (email: string): Promise<boolean> => {
      const person = { firstName: 'Nora', lastName: 'Newcomer', email, emailRepeat: email, privacyVersion: 1 };
      const answer = await app.visitor.post('/register', {
        ...person,
        password: GOOD_PASSWORD,
        passwordRepeat: GOOD_PASSWORD,
      });
      expect([201, 409]).toContain(answer.status);
      return answer.status === 201;
    };

    it('frees those that came by this change and by later ones', async () => {
      const [own, second, third] = [nextEmail(), nextEmail(), nextEmail()];
      await app.addPerson(own, 'author');
      const thief = await app.signInAs(own);
      const key = await change(thief, own, second);
      await change(thief, second, third);
      expect((await undo(key)).status).toBe(204);
      expect([await isFree(second), await isFree(third), await isFree(own)]).toEqual([true, true, false]);
    });

    it('keeps those that the account had before, and those of an account that was merged into it since', async () => {
      const [own, second, third, other] = [nextEmail(), nextEmail(), nextEmail(), nextEmail()];
      await app.addPerson(own, 'author');
      const otherId = await app.addPerson(other, 'author');
      const client = await app.signInAs(own);
      await change(client, own, second);
      await change(client, second, own);
      const key = await change(client, own, third);
      await ok((await app.as('editor')).post(`/user/${client.user.id}/merge/${otherId}`));
      expect((await undo(key)).status).toBe(204);
      expect([await isFree(own), await isFree(second), await isFree(other)]).toEqual([false, false, false]);
      expect(await isFree(third)).toBe(true);
    });

    it('keeps them with a link of an earlier version of Quire, also after a merge', async () => {
      const [own, second, third, other] = [nextEmail(), nextEmail(), nextEmail(), nextEmail()];
      await app.addPerson(own, 'author');
      const otherId = await app.addPerson(other, 'author');
      const client = await app.signInAs(own);
      await change(client, own, second);
      await change(client, second, own);
      const key = await change(client, own, third);
      const sql = 'UPDATE app.address_links SET held = NULL WHERE user_id = $1';
      await app.nest.get<Pool>(PG_POOL).query(sql, [client.user.id]);
      await ok((await app.as('editor')).post(`/user/${client.user.id}/merge/${otherId}`));
      expect((await undo(key)).status).toBe(204);
      expect([await isFree(own), await isFree(second), await isFree(other)]).toEqual([false, false, false]);
      expect(await isFree(third)).toBe(true);
    });
  });

  describe('of an account that a stranger used', () => {
    const makeKey = async (client: HttpClient, name: string): Promise<string> => {
      const { body } = await ok(client.post('/api-keys', { name, scopes: ['articles'], days: 30 }));
      return (body as NewSecret).secret;
    };
    const statusOf = async (key: string): Promise<number> =>
      (
        await request(await app.nest.getUrl())
          .get('/api/article/all')
          .set('Authorization', `Bearer ${key}`)
      ).status;
    const logged = async (): Promise<{ action: string; subject: string | null; actor: unknown }[]> =>
      (await ok((await app.as('webmaster')).get('/security-log', { size: 30 }))).body.items;

    it('ends the API keys made around the change, and no older ones', async () => {
      const [own, next] = [nextEmail(), nextEmail()];
      await app.addPerson(own, 'webmaster');
      const client = await app.signInAs(own);
      const older = await makeKey(client, 'Older');
      const sql = "UPDATE app.api_keys SET made_at = made_at - interval '8 days' WHERE name = 'Older'";
      await app.nest.get<Pool>(PG_POOL).query(sql);
      const stolen = await makeKey(client, 'Stolen');
      const key = await change(client, own, next);
      expect([await statusOf(older), await statusOf(stolen)]).toEqual([200, 200]);
      expect((await undo(key)).status).toBe(204);
      expect([await statusOf(older), await statusOf(stolen)]).toEqual([200, 401]);
      const ended = (await logged()).filter(({ action }) => action === 'API_KEY_ENDED');
      expect(ended).toMatchObject([{ subject: 'Stolen' }]);
    });

    it('ends the link of a calendar, also an old one, since the profile shows it again', async () => {
      const [own, next] = [nextEmail(), nextEmail()];
      await app.addPerson(own, 'reviewer');
      const client = await app.signInAs(own);
      const { address } = (await ok(client.post('/calendar-link'))).body as CalendarLink;
      const path = new URL(address ?? '').pathname.replace(/^\/api/, '');
      app.clock.advance({ days: 20 });
      const key = await change(client, own, next);
      expect((await app.visitor.get(path)).status).toBe(200);
      expect((await undo(key)).status).toBe(204);
      expect((await app.visitor.get(path)).status).toBe(404);
      expect((await logged()).map(({ action }) => action)).toContain('CALENDAR_LINK_ENDED');
    });
  });
});
