import type { Pool } from 'pg';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../../support/app/app';
import { OfficeStory } from '../../support/stories/office-story';

/** Number of addresses; each guess that passes the rate limit loads the article. */
const SCATTERED = 500;
const CONCURRENCY = 50;
const REVIEWER = 'guessed@example.net';

/**
 * The tests with this number of guesses. Lifecycle, section 4 (8): mail keys are rate limited; the response is 429 with a clear
 * message.
 */
export function guessTheKey(guesses: number): void {
  let app: TestApp;
  let path: string;
  let key: string;

  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' } });
    await app.addPerson(REVIEWER, 'reviewer');
    const story = await OfficeStory.inSelection(app);
    path = story.path(`review-request/${await story.invite(REVIEWER)}`);
    key = /accept\?key=([\w-]{43})"/.exec((await app.mailTo(REVIEWER, 'REVIEW_INVITATION')).html)?.[1] ?? '';
  });
  afterAll(() => app.stop());

  /** As through the journal's reverse proxy, which reports the client's address. */
  const open = async (from: string, withKey: string): Promise<{ status: number; text: string }> => {
    const headers = { 'X-Forwarded-For': from, 'X-Review-Key': withKey };
    const answer = await fetch(`${app.origin}/api${path}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };

  /** The number of responses by status. */
  const guess = async (times: number, from: (n: number) => string): Promise<Record<number, number>> => {
    const counts: Record<number, number> = {};
    for (let done = 0; done < times; done += CONCURRENCY) {
      const batch = Array.from({ length: CONCURRENCY }, (_none, n) =>
        open(from(done + n), `guess-${done + n}`.padEnd(43, 'x')),
      );
      for (const { status } of await Promise.all(batch)) counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };

  it('is answered 403 a few times and 429 from then on, from one address and from 250 others', async () => {
    const alone = await guess(guesses - SCATTERED, () => '203.0.113.1');
    // On a machine so slow that one address's five minutes start again, the limit of the request still holds.
    expect(alone[403]).toBeGreaterThanOrEqual(30);
    expect(alone[403]).toBeLessThanOrEqual(100);
    const many = await guess(SCATTERED, (n) => `198.51.100.${n % 250}`);
    const refused = (alone[403] ?? 0) + (many[403] ?? 0);
    const limited = (alone[429] ?? 0) + (many[429] ?? 0);
    expect([refused, limited]).toEqual([100, guesses - 100]);
    expect((await open('203.0.113.1', key)).text).toMatch(/Too many attempts\. Please wait/);
  });

  it('has not locked out the reviewer, who uses another address or is signed in', async () => {
    expect((await open('192.0.2.77', key)).status).toBe(200);
    expect((await (await app.as(REVIEWER)).get(path)).status).toBe(200);
    expect((await open('192.0.2.78', 'x'.repeat(43))).status).toBe(429);
  });

  it('starts again after an hour', async () => {
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    await pool.query('UPDATE app.rate_limits SET expire = expire - 3660000');
    expect((await open('192.0.2.79', 'x'.repeat(43))).status).toBe(403);
  });
}
