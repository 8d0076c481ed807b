import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import {
  actAs,
  claimsOf,
  newcomer,
  sessionIdOf,
  statusOf,
  unseenFor,
} from '../../../test/support/stories/session-steps';
import { SESSION_EXPIRED_MESSAGE } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { ProcessNotifications } from '../../platform/process-notifications';
import { FactorDemand } from '../factors/factor-demand';
import { BlindActing } from './blind-acting';
import { SessionStore } from './session.store';

const DAY = 86_400;

/** Lifecycle, section 5 (8). Times are real, so the tests set them in the table. */
describe('sessions', () => {
  let app: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL);
  });
  afterAll(() => app.stop());

  const secondsLeft = async (client: HttpClient): Promise<number> => {
    const sql = 'SELECT extract(epoch FROM expires_at - now())::float AS left FROM app.sessions WHERE id = $1';
    return (await pool.query<{ left: number }>(sql, [sessionIdOf(client)])).rows[0]?.left ?? 0;
  };

  describe('end when they are not used', () => {
    it.each([
      ['editor', '11 hours 59 minutes', 200],
      ['editor', '12 hours', 401],
      ['assistant', '12 hours', 401],
      ['associate editor', '12 hours', 401],
      ['webmaster', '12 hours', 401],
      ['reviewer', '6 days 23 hours 59 minutes', 200],
      ['reviewer', '7 days', 401],
      ['author', '7 days', 401],
      ['guest', '7 days', 401],
    ])('of a(n) %s after %s: %s', async (group, time, status) => {
      const client = await app.signInAs(group);
      await unseenFor(app, client, time);
      expect(await statusOf(client)).toBe(status);
    });

    it('with the message of an expired session, and permanently', async () => {
      const { email, id } = await newcomer(app, 'editor');
      const [asked, unasked] = [await app.signInAs(email), await app.signInAs(email)];
      for (const client of [asked, unasked]) await unseenFor(app, client, '13 hours');
      expect((await asked.get('/user')).body).toMatchObject({
        code: 'UNAUTHENTICATED',
        message: SESSION_EXPIRED_MESSAGE,
      });
      const webmaster = await app.as('webmaster');
      expect((await webmaster.post(`/user/update/${id}/change-role?groupId=2`)).status).toBe(200);
      expect([await statusOf(asked), await statusOf(unasked)]).toEqual([401, 401]);
    });

    it('under login-as by the group of the real person', async () => {
      const { id } = await newcomer(app);
      const acting = await actAs(app, await app.signInAs('editor'), id);
      await unseenFor(app, acting, '12 hours');
      expect(await statusOf(acting)).toBe(401);
    });

    it('and their use is recorded at most once a minute', async () => {
      const { email } = await newcomer(app);
      const client = await app.signInAs(email);
      const writes = async (): Promise<string | undefined> =>
        (await pool.query<{ xmin: string }>('SELECT xmin FROM app.sessions WHERE id = $1', [sessionIdOf(client)]))
          .rows[0]?.xmin;
      const atFirst = await writes();
      expect(await statusOf(client)).toBe(200);
      expect(await writes()).toBe(atFirst);
      const older = await app.signInAs(email);
      await unseenFor(app, older, '6 days');
      expect(await statusOf(older)).toBe(200);
      const { rows } = await pool.query<{ recent: boolean }>(
        `SELECT last_seen_at > now() - interval '1 hour' AS recent FROM app.sessions WHERE id = $1`,
        [sessionIdOf(older)],
      );
      expect(rows).toEqual([{ recent: true }]);
    });
  });

  it('end in other processes too, without waiting for their caches', async () => {
    const notices = new ProcessNotifications(pool);
    const other = new SessionStore(
      pool,
      notices,
      app.nest.get(FactorDemand, { strict: false }),
      app.nest.get(BlindActing, { strict: false }),
    );
    await notices.onApplicationBootstrap();
    const client = await app.signInAs('author');
    // While time stands still no cached row grows old.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    try {
      expect(await other.find(sessionIdOf(client))).not.toBeNull();
      await client.post('/user/logout');
      while ((await other.find(sessionIdOf(client))) !== null) await new Promise(setImmediate);
    } finally {
      clock.mockRestore();
      await notices.beforeApplicationShutdown();
    }
  });

  it('under login-as are suspended immediately while editors must not know authors, and work again afterwards', async () => {
    const webmaster = await app.as('webmaster');
    const setMode = async (reviewModes: string): Promise<void> => {
      expect((await webmaster.post('/settings', { reviewModes })).status).toBe(200);
    };
    const acting = await actAs(app, await app.signInAs('editor'), (await newcomer(app)).id);
    const statuses = [await statusOf(acting)];
    // While time stands still no cached row grows old.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    try {
      for (const mode of ['2:TRIPLE_ANONYMOUS', '']) {
        await setMode(mode);
        statuses.push(await statusOf(acting));
      }
    } finally {
      clock.mockRestore();
      await setMode('');
    }
    expect(statuses).toEqual([200, 401, 200]);
  });

  describe('end after 30 days', () => {
    it('with their token', async () => {
      const client = await app.signInAs('author');
      const { exp, iat } = claimsOf(client);
      expect(Math.round((exp - iat) / DAY)).toBe(30);
      await pool.query('UPDATE app.sessions SET expires_at = now() WHERE id = $1', [sessionIdOf(client)]);
      const answer = await client.get('/user');
      expect([answer.status, answer.body.message]).toEqual([401, SESSION_EXPIRED_MESSAGE]);
    });

    it('and are not extended by the start or end of login-as', async () => {
      const { id } = await newcomer(app);
      const editor = await app.signInAs('editor');
      await pool.query(`UPDATE app.sessions SET expires_at = now() + interval '2 hours' WHERE id = $1`, [
        sessionIdOf(editor),
      ]);
      const acting = await actAs(app, editor, id);
      const back = app.visitor.with((await acting.post('/user/loginAs/end')).body);
      for (const client of [acting, back]) expect(await secondsLeft(client)).toBeLessThanOrEqual(7200);
      const { exp, iat } = claimsOf(back);
      expect(exp - iat).toBeLessThanOrEqual(7201);
    });
  });
});
