import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Pool } from 'pg';
import { PROJECTIONS } from '../../projections';
import { ARTICLE_CARD, type ArticleCardRow } from '../../projections/article-card';
import { ARTICLE_LOG, type ArticleLogRow } from '../../projections/article-log';
import { verify } from '../../projections/runner/rebuild/verify';
import { Articles, type ArticleState } from '../../src/article';
import { createApp } from '../../src/bootstrap';
import type { StateChange } from '../../src/contracts';
import { stateChanges } from '../../src/editorial/logs/state-changes';
import { makeDemoData } from '../../src/make-demo-data';
import { loadConfig } from '../../src/platform/config/config';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/port';
import { PG_POOL } from '../../src/platform/postgres';
import { shareHelpers } from '../support/app/shared-helpers';
import { createTestDatabase } from '../support/database/postgres';
import { until } from '../support/database/read-models';

jest.setTimeout(1_200_000);

describe('the articles of the demonstration', () => {
  let nest: NestExpressApplication;
  let stop: () => Promise<void>;
  let pool: Pool;
  let articles: Articles;
  let ids: string[];
  beforeAll(async () => {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'quire-demo-'));
    const config = loadConfig({
      NODE_ENV: 'test',
      JWT_SECRET: 'the secret of the application with demonstration data',
      DATA_KEY: 'the data key of the application with demonstration data',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_FACTOR: '10000',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
    });
    const quire = await createApp(config);
    shareHelpers(quire.app);
    await quire.listen();
    nest = quire.app;
    stop = async () => {
      await quire.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    };
    pool = nest.get<Pool>(PG_POOL, { strict: false });
    articles = nest.get(Articles, { strict: false });
    const lines: string[] = [];
    await (
      await makeDemoData(nest, config)
    )?.((line) => lines.push(line));
    expect(lines.join()).not.toContain('could not');
    const { rows } = await pool.query<{ article_id: string }>(`SELECT DISTINCT article_id FROM ${ARTICLE_LOG}`);
    ids = rows.map((row) => row.article_id);
  });
  afterAll(() => stop?.());

  const logOf = async (id: string): Promise<ArticleLogRow[]> =>
    (
      await pool.query<ArticleLogRow>(
        `SELECT * FROM ${ARTICLE_LOG} WHERE article_id = $1 ORDER BY stream_revision, entry_id`,
        [id],
      )
    ).rows;
  const stateOf = async (id: string): Promise<ArticleState> => {
    const state = await articles.load(id);
    if (!state) throw new Error(`There is no article ${id}`);
    return state;
  };
  const around = async (id: string, entry: number): Promise<{ before: ArticleState; after: ArticleState }> => {
    const found = await articles.loadAround(id, entry);
    if (!found) throw new Error(`${id} has no entry ${entry}`);
    return found;
  };

  it('have read models that match their streams', async () => {
    const store = nest.get<EventStore>(EVENT_STORE, { strict: false });
    const differences = async (): Promise<string[]> => {
      const { differences: found, problems } = await verify(pool, store, PROJECTIONS);
      return [...problems, ...found.map(({ table }) => table)];
    };
    await until(async () => (await differences()).length === 0, 'the agreement of streams and read models').catch(
      async () => expect(await differences()).toEqual([]),
    );
    expect(ids.length).toBeGreaterThanOrEqual(10);
  });

  it('have one entry for every event, and cards that agree with log and stream', async () => {
    for (const id of ids) {
      let [state, log] = [await stateOf(id), await logOf(id)];
      // Documents of the demonstration may still be in progress, and the log follows the stream a moment later.
      const agree = async (): Promise<boolean> => {
        [state, log] = [await stateOf(id), await logOf(id)];
        return log.length === state.streamRevision + 1;
      };
      await until(agree, `one entry for every event of ${id}`);
      expect(log.map((row) => row.stream_revision)).toEqual(log.map((_row, index) => index));
      expect(log).toHaveLength(state.streamRevision + 1);
      const { rows } = await pool.query<ArticleCardRow>(`SELECT * FROM ${ARTICLE_CARD} WHERE article_id = $1`, [id]);
      expect(rows).toEqual([expect.objectContaining({ status: state.status, revision: state.revision })]);
      expect(log.filter((row) => row.current_status !== null).at(-1)?.current_status).toBe(state.status);
    }
  });

  it('have all changes of status in their log, and no change without an entry that names it', async () => {
    const silent: [string, StateChange[]][] = [];
    for (const id of ids) {
      for (const row of await logOf(id)) {
        const { before, after } = await around(id, row.stream_revision);
        const changes = stateChanges(before, after, (userId) => userId);
        const isStatus = changes.some(({ part }) => part === 'Status');
        if (isStatus)
          expect([row.previous_status, row.current_status]).toEqual([
            before.exists ? before.status : null,
            after.status,
          ]);
        const isMail = row.event_type === 'MailRequested';
        if (isMail === changes.length > 0) silent.push([`${row.event_type} of ${id}`, changes]);
      }
    }
    expect(silent).toEqual([]);
  });
});
