import type { Pool } from 'pg';
import { hurryKeys } from '../../../test/e2e/privacy/erase';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { ok } from '../../../test/support/stories/office-story';
import { AuthorSteps, body } from '../../../test/support/stories/submission-steps';
import { type Author, RETENTION_SETTINGS } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { Erasing } from '../erasure/erasing';
import { Retention } from './retention';

const NONE = Object.fromEntries(RETENTION_SETTINGS.map((name) => [name, 0]));

/** $1: the present time. 5,000 mails without an article, and 200 of 100 articles. */
const MANY_MAILS = `INSERT INTO rm.email_log (mail_id, article_id, kind, requested_at, state, mail_to, cc, subject, body, returns)
  SELECT 'many' || n, CASE WHEN n > 5000 THEN 'many' || n / 2 END, 'FREE', $1::timestamptz - interval '60 days', 'SENT', '{}', '{}', 'S', 'B', '[]'
  FROM generate_series(1, 5200) n`;

describe('a queued run of the retention', () => {
  let app: TestApp;
  let pool: Pool;
  let typed: Author;
  beforeAll(async () => {
    app = await startTestApp({ env: { DAILY_RUN: 'off' } });
    hurryKeys(app);
    pool = app.nest.get<Pool>(PG_POOL);
    const author = await app.as('author');
    const entry = {
      firstName: 'Typed',
      lastName: 'Author',
      institute: 'TU',
      country: 'NL',
      email: 'typed@example.net',
    };
    typed = body<Author>(await author.post('/article/author/save', entry));
    await new AuthorSteps(author).start({ authorsIds: [author.userId, typed.id] });
    app.clock.advance({ days: 40 });
  });
  afterAll(() => app.stop());

  const run = (): Promise<void> => app.nest.get(Retention, { strict: false }).applyQueued();
  const drafts = async (): Promise<number | null> =>
    (await pool.query("SELECT FROM rm.article_card WHERE status = 'DRAFT'")).rowCount;
  const entries = async (): Promise<number | null> =>
    (await pool.query('SELECT FROM app.authors WHERE id = $1', [typed.id])).rowCount;

  it('erases nothing on the day on which the settings changed', async () => {
    const settings = { ...NONE, retainDraftDays: 30, confirmed: true };
    await ok((await app.signInAs('webmaster')).post('/retention', settings));
    await run();
    expect(await drafts()).toBe(1);
    const { rows } = await pool.query('SELECT last_run_at FROM app.retention_state');
    expect(rows).toEqual([{ last_run_at: null }]);
  });

  it('erases co-authors of a draft that an interrupted run has deleted', async () => {
    app.clock.advance({ days: 1 });
    await pool.query('ALTER TABLE app.integrity_checks RENAME TO checks_elsewhere');
    await expect(run()).rejects.toThrow('integrity_checks');
    expect([await drafts(), await entries()]).toEqual([0, 1]);
    await pool.query('ALTER TABLE app.checks_elsewhere RENAME TO integrity_checks');
    await run();
    expect(await entries()).toBe(0);
    const { rows } = await pool.query('SELECT author_ids FROM app.erased_articles');
    expect(rows).toEqual([{ author_ids: [] }]);
  });

  it('computes no read model again when nothing is due', async () => {
    const rebuild = jest.spyOn(app.nest.get(Erasing, { strict: false }), 'rebuild');
    app.clock.advance({ days: 1 });
    await run();
    expect(rebuild).not.toHaveBeenCalled();
    rebuild.mockRestore();
  });

  it('closes the streams of many mails in portions', async () => {
    const settings = { ...NONE, retainMailMonths: 1, confirmed: true };
    await ok((await app.signInAs('webmaster')).post('/retention', settings));
    app.clock.advance({ days: 1 });
    await pool.query(MANY_MAILS, [app.clock.now()]);
    const queries = jest.spyOn(pool, 'query');
    await run();
    const retired = (queries.mock.calls as unknown as [unknown, string[][]][])
      .filter(([sql]) => String(sql).includes('SET name = NULL WHERE'))
      .map(([, [names = []]]) => names);
    queries.mockRestore();
    expect(Math.max(...retired.map((names) => names.length))).toBeLessThanOrEqual(5_000);
    expect(new Set(retired.flat()).size).toBeGreaterThanOrEqual(5_100);
    const { rows } = await pool.query<{ mails: number }>(
      "SELECT (after->>'mails')::int AS mails FROM app.security_log WHERE action = 'RETENTION_APPLIED' ORDER BY id DESC LIMIT 1",
    );
    expect(rows[0]?.mails).toBeGreaterThanOrEqual(5_200);
  });
});
