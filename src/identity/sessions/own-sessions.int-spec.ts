import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import {
  actAs,
  newcomer,
  ownSessionsOf,
  sessionIdOf,
  statusOf,
  unseenFor,
} from '../../../test/support/stories/session-steps';
import type { OwnSession } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Lifecycle, section 5 (8). */
describe("a person's own sessions", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { TRUST_PROXY: 'loopback' } });
  });
  afterAll(() => app.stop());

  describe('are listed for their person', () => {
    it('with browser, system and address, and with a mark for the current one', async () => {
      const { email } = await newcomer(app);
      const sent = { 'User-Agent': FIREFOX, 'X-Forwarded-For': '203.0.113.7' };
      const body = { email, password: app.password };
      await app.visitor.post('/authenticate', body, sent);
      const here = await app.signInAs(email);
      const found = await ownSessionsOf(here);
      expect(found.map(({ client, isCurrent }) => [client, isCurrent])).toEqual([
        ['Unknown program', true],
        ['Firefox on Linux', false],
      ]);
      const dutch = (await here.get('/user/sessions', {}, { 'Accept-Language': 'nl' })).body as OwnSession[];
      expect(dutch.map(({ client }) => client)).toEqual(['Onbekend programma', 'Firefox op Linux']);
      expect(found[1]).toMatchObject({ address: '203.0.113.7', actsFor: null, startedAt: expect.any(String) });
      expect(found[0]).toMatchObject({
        id: sessionIdOf(here),
        address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
        lastSeenAt: expect.any(String),
      });
    });

    it('without sessions that ended, were idle too long, or belong to staff who act for them', async () => {
      const { email, id } = await newcomer(app);
      const [here, out, idle] = [await app.signInAs(email), await app.signInAs(email), await app.signInAs(email)];
      await out.post('/user/logout');
      await unseenFor(app, idle, '8 days');
      await actAs(app, await app.signInAs('editor'), id);
      expect((await ownSessionsOf(here)).map((session) => session.id)).toEqual([sessionIdOf(here)]);
    });

    it('with sessions in which they act for another person, with the name of that person', async () => {
      const [editor, author] = [await newcomer(app, 'editor'), await newcomer(app)];
      const acting = await actAs(app, await app.signInAs(editor.email), author.id);
      const here = await app.signInAs(editor.email);
      const found = await ownSessionsOf(here);
      expect(found.map(({ id, actsFor }) => [id, actsFor])).toEqual([
        [sessionIdOf(here), null],
        [sessionIdOf(acting), `Test ${author.email.split('@')[0]}`],
      ]);
      expect((await here.post(`/user/sessions/${sessionIdOf(acting)}/end`)).status).toBe(204);
      expect(await statusOf(acting)).toBe(401);
    });

    it('also when the address is not proven yet', async () => {
      expect(await ownSessionsOf(await app.register('unproven-sessions@example.org'))).toHaveLength(1);
    });
  });

  describe('are ended by their person', () => {
    it('one at a time, immediately, with an entry in the security log', async () => {
      const { email, id } = await newcomer(app);
      const [here, there, third] = [await app.signInAs(email), await app.signInAs(email), await app.signInAs(email)];
      expect(await statusOf(there)).toBe(200);
      expect((await here.post(`/user/sessions/${sessionIdOf(there)}/end`)).status).toBe(204);
      expect([await statusOf(there), await statusOf(third), await statusOf(here)]).toEqual([401, 200, 200]);
      expect((await here.post(`/user/sessions/${sessionIdOf(there)}/end`)).status).toBe(404);
      const { rows } = await app.nest
        .get<Pool>(PG_POOL)
        .query(`SELECT actor_id, before FROM app.security_log WHERE user_id = $1 AND action = 'SESSION_ENDED'`, [id]);
      expect(rows).toEqual([{ actor_id: id, before: { client: 'Unknown program' } }]);
    });

    it('all other sessions together', async () => {
      const { email } = await newcomer(app);
      const [here, ...others] = [await app.signInAs(email), await app.signInAs(email), await app.signInAs(email)];
      const stranger = await app.signInAs((await newcomer(app)).email);
      expect((await here.post('/user/sessions/end-others')).status).toBe(204);
      for (const client of others) expect(await statusOf(client)).toBe(401);
      expect([await statusOf(here), await statusOf(stranger)]).toEqual([200, 200]);
      expect(await ownSessionsOf(here)).toHaveLength(1);
    });

    it('and by no one else', async () => {
      const victim = await app.signInAs((await newcomer(app)).email);
      const strangers = [await app.as('author'), await app.as('webmaster')];
      for (const client of strangers)
        for (const id of [sessionIdOf(victim), 'nonsense'])
          expect((await client.post(`/user/sessions/${id}/end`)).status).toBe(404);
      expect(await statusOf(victim)).toBe(200);
    });

    it('and can be neither seen nor ended under login-as', async () => {
      const { email, id } = await newcomer(app);
      const own = await app.signInAs(email);
      const acting = await actAs(app, await app.signInAs('editor'), id);
      const answers = [
        await acting.get('/user/sessions'),
        await acting.post(`/user/sessions/${sessionIdOf(own)}/end`),
        await acting.post('/user/sessions/end-others'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect(await statusOf(own)).toBe(200);
    });
  });
});
