import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, type Pool } from 'pg';
import { type ArticleFilters, MAX_SAVED_SEARCHES, type SavedSearch, SEARCH_MESSAGES } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { foldText } from '../../platform/text-search';

const FIELDS = 'id, name, filters, sort';
const UNIQUE_VIOLATION = '23505';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const nameKey = (name: string): string => foldText(name).replace(/\s+/gu, ' ');
const gone = (): ApiProblem => new ApiProblem('NOT_FOUND', SEARCH_MESSAGES.gone);

async function refusingTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (failure) {
    if (!(failure instanceof DatabaseError) || failure.code !== UNIQUE_VIOLATION) throw failure;
    throw new ApiProblem('CONFLICT', SEARCH_MESSAGES.nameTaken, { name: SEARCH_MESSAGES.nameTaken });
  }
}

/** Searches that people save, each under a name. Table `app.saved_searches`. */
@Injectable()
export class SavedSearches {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By name. */
  async of(userId: string): Promise<SavedSearch[]> {
    const { rows } = await this.pool.query<SavedSearch>(
      `SELECT ${FIELDS} FROM app.saved_searches WHERE user_id = $1 ORDER BY name_key, id`,
      [userId],
    );
    return rows;
  }

  /** @throws ApiProblem 409 for a name this person already uses, 422 when they have the maximum number. */
  async add(userId: string, search: { name: string; filters: ArticleFilters; sort: string }): Promise<SavedSearch> {
    const { name, filters, sort } = search;
    const work = inTransaction(this.pool, async (client) => {
      // Two windows of one person wait for each other, so that the count is right.
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`saved searches ${userId}`]);
      const { rows } = await client.query<SavedSearch>(
        `INSERT INTO app.saved_searches (id, user_id, name, name_key, filters, sort, created_at)
         SELECT $1, $2, $3, $4, $5, $6, $7
         WHERE (SELECT count(*) FROM app.saved_searches WHERE user_id = $2) < ${MAX_SAVED_SEARCHES} RETURNING ${FIELDS}`,
        [newId(), userId, name, nameKey(name), JSON.stringify(filters), sort, this.clock.now()],
      );
      return rows[0];
    });
    const saved = await refusingTaken(work);
    if (!saved) throw new ApiProblem('RULE_BROKEN', SEARCH_MESSAGES.tooMany);
    return saved;
  }

  /** @throws ApiProblem 404 for an unknown one or another person's, 409 for a name already in use. */
  async rename(userId: string, id: string, name: string): Promise<SavedSearch> {
    if (!UUID.test(id)) throw gone();
    const { rows } = await refusingTaken(
      this.pool.query<SavedSearch>(
        `UPDATE app.saved_searches SET name = $3, name_key = $4 WHERE id = $2 AND user_id = $1 RETURNING ${FIELDS}`,
        [userId, id, name, nameKey(name)],
      ),
    );
    const [renamed] = rows;
    if (!renamed) throw gone();
    return renamed;
  }

  /** @throws ApiProblem 404 for an unknown one or another person's. */
  async remove(userId: string, id: string): Promise<void> {
    if (!UUID.test(id)) throw gone();
    const sql = 'DELETE FROM app.saved_searches WHERE id = $2 AND user_id = $1';
    if ((await this.pool.query(sql, [userId, id])).rowCount === 0) throw gone();
  }
}
