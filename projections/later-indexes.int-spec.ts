import { createKnex, runMigrations } from '../src/platform/postgres';
import { ReadModelBench } from '../test/support/database/read-models';
import { articleCard } from './article-card/projection';
import { articleFiles } from './article-files/projection';
import { emailLog } from './email-log/projection';
import { LATER_INDEXES } from './later-indexes';
import { statistics } from './statistics/projection';

const MANY = 20_000;

describe('an index that read models got later', () => {
  let bench: ReadModelBench;
  beforeEach(async () => {
    bench = await ReadModelBench.create();
    await bench.run(statistics, articleCard, articleFiles, emailLog);
  });
  afterEach(() => bench.close());

  const migrate = async (): Promise<void> => {
    const knex = createKnex(bench.url);
    await runMigrations(knex, LATER_INDEXES).finally(() => knex.destroy());
  };
  const indexes = async (): Promise<string[]> => {
    const sql = `SELECT indexname AS name, regexp_replace(indexdef, 'INDEX \\S+ ON', 'INDEX ON') AS definition
      FROM pg_indexes WHERE schemaname = 'rm'`;
    return (await bench.rows<{ definition: string }>(sql)).map(({ definition }) => definition).sort();
  };
  const dropAll = async (): Promise<void> => {
    const plain = `SELECT indexrelid::regclass::text AS name FROM pg_index
      WHERE NOT indisprimary AND indrelid::regclass::text LIKE 'rm.%'`;
    for (const { name } of await bench.rows<{ name: string }>(plain)) await bench.rows(`DROP INDEX ${name}`);
  };

  it('is added to tables that are filled, as to new ones', async () => {
    const wanted = await indexes();
    await dropAll();
    const without = await indexes();
    await migrate();
    const added = (await indexes()).filter((definition) => !without.includes(definition));
    expect(added.filter((definition) => !wanted.includes(definition))).toEqual([]);
    expect(added.length).toBeGreaterThan(0);
  });

  it('is not added to tables of another version, which are filled again', async () => {
    await dropAll();
    const without = await indexes();
    await bench.rows('UPDATE rm.checkpoints SET version = version - 1');
    await migrate();
    expect(await indexes()).toEqual(without);
  });

  const PLANS: [what: string, insert: string, sql: string][] = [
    [
      'the decisions of an article',
      `INSERT INTO rm.statistics_decision SELECT 'r' || n, 'a' || n / 2, 'ACCEPTED', now(), 'e' || n % 9, 1`,
      `UPDATE rm.statistics_decision SET associate_id = 'x' WHERE article_id = 'a7' AND associate_id = 'e5'`,
    ],
    [
      'the answers of associate editors about an article',
      `INSERT INTO rm.statistics_associate_answer SELECT 'r' || n, 'a' || n / 2, 'e' || n % 9, now(), 1`,
      `UPDATE rm.statistics_associate_answer SET associate_id = 'x' WHERE article_id = 'a7' AND associate_id = 'e5'`,
    ],
    [
      'the earlier answers about an article',
      `INSERT INTO rm.statistics_earlier_answer SELECT 'r' || n, 'r' || n, 'a' || n / 2, 'p' || n % 9, now(), 1`,
      `UPDATE rm.statistics_earlier_answer SET reviewer_id = 'x' WHERE article_id = 'a7' AND reviewer_id = 'p5'`,
    ],
    [
      'the keys of a reviewer',
      `INSERT INTO rm.statistics_reviewer SELECT 'k' || n, 'p' || n / 3, 'k' || n`,
      `SELECT key FROM rm.statistics_reviewer WHERE reviewer_id = 'p7'`,
    ],
    ...['first_decision_at', 'outcome_at'].map((column): [string, string, string] => [
      `the articles of a period by ${column}`,
      `INSERT INTO rm.statistics_article (article_id, status, status_since, submitted_at, ${column}, held_by)
       SELECT 'a' || n, 'ACCEPTED', now(), now(), now() - n * interval '1 hour', '{}'`,
      `SELECT count(*) FROM rm.statistics_article WHERE submitted_at IS NOT NULL AND ${column} >= now() - interval '30 days' AND ${column} < now()`,
    ]),
    [
      'the articles whose authors a search must hide',
      `INSERT INTO rm.article_card (article_id, number, number_year, number_seq, title, running_title, status, status_since, author_status_since,
         revision, version, author_version, uploader_id, uploader_email, authors, author_emails, keywords, language_service, hides_authors,
         veiled, created_at, submitted_at, last_update_at, author_last_update_at, reviewers_required, hindered_actions)
       SELECT 'a' || n, n, 2026, n, 'Title', 'Title', 'REJECTED', now(), now(), 0, 1, 1, 'u', 'u@example.org', '[]', '{}', '{}', false, false,
         false, now(), now(), now(), now(), 2, '{}'`,
      'SELECT v.article_id FROM rm.article_card v WHERE (v.veiled OR v.submitted_at IS NULL)',
    ],
  ];
  it.each(PLANS)('finds %s without reading all', async (_what, insert, sql) => {
    await bench.rows(`${insert} FROM generate_series(1, ${MANY}) n`);
    await bench.rows('ANALYZE');
    const plan = JSON.stringify(await bench.rows(`EXPLAIN ${sql}`));
    expect(plan).not.toContain('Seq Scan');
  });
});
