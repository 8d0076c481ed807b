import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { type Keyword, KEYWORD_MESSAGES, tidyKeyword } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SECURITY_LOG, type SecurityLogWriter, type SecurityRecord } from '../../platform/security-log';

const UNKNOWN = 'This keyword is no longer in the list.';
const UNIQUE_VIOLATION = '23505';

/** @throws ApiProblem 400 for an invalid id. */
function keywordId(id: string): string {
  if (!/^\d{1,15}$/.test(id)) throw new ApiProblem('BAD_REQUEST', 'This is not the id of a keyword.');
  return id;
}

/**
 * The journal's list of keywords, table app.keywords. Articles store their own words: a change affects later choices in the wizard, but no
 * article and no person's areas of expertise.
 */
@Injectable()
export class Keywords {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  /** All keywords by name. */
  async list(): Promise<Keyword[]> {
    const { rows } = await this.pool.query<Keyword>(
      'SELECT id::text AS id, keyword FROM app.keywords ORDER BY lower(keyword)',
    );
    return rows;
  }

  /** Those of the given words that are not in the list, compared exactly. */
  async unknown(words: readonly string[]): Promise<string[]> {
    if (words.length === 0) return [];
    const { rows } = await this.pool.query<{ keyword: string }>(
      'SELECT keyword FROM app.keywords WHERE keyword = ANY($1)',
      [words],
    );
    const known = new Set(rows.map((row) => row.keyword));
    return words.filter((word) => !known.has(word));
  }

  /** @throws ApiProblem 404 when it is not in the list, 400 for an invalid id. */
  async find(id: string): Promise<Keyword> {
    return found(await this.pool.query<Keyword>(`${SELECT} WHERE id = $1`, [keywordId(id)]));
  }

  /** @throws ApiProblem 409 for a word that is already in the list, ignoring case and accents. */
  add(keyword: string, by: RequestUser): Promise<Keyword> {
    const word = tidyKeyword(keyword);
    return this.logged(by, async (db) => {
      const insert = `INSERT INTO app.keywords (keyword) VALUES ($1) RETURNING id::text AS id, keyword`;
      const added = found(await db.query<Keyword>(insert, [word]));
      return [added, { action: 'KEYWORD_ADDED', subject: word, after: { keyword: word } }];
    });
  }

  /** @throws ApiProblem 404 when it is not in the list, 409 for the word of another entry, ignoring case and accents. */
  rename(id: string, keyword: string, by: RequestUser): Promise<Keyword> {
    const word = tidyKeyword(keyword);
    return this.logged(by, async (db) => {
      const before = found(await db.query<Keyword>(`${SELECT} WHERE id = $1 FOR UPDATE`, [keywordId(id)]));
      await db.query('UPDATE app.keywords SET keyword = $2 WHERE id = $1', [before.id, word]);
      const values = { before: { keyword: before.keyword }, after: { keyword: word } };
      return [
        { id, keyword: word },
        { action: 'KEYWORD_RENAMED', subject: before.keyword, ...values },
      ];
    });
  }

  /** @throws ApiProblem 404 when it is not in the list. */
  remove(id: string, by: RequestUser): Promise<Keyword> {
    return this.logged(by, async (db) => {
      const remove = 'DELETE FROM app.keywords WHERE id = $1 RETURNING id::text AS id, keyword';
      const gone = found(await db.query<Keyword>(remove, [keywordId(id)]));
      return [gone, { action: 'KEYWORD_DELETED', subject: gone.keyword, before: { keyword: gone.keyword } }];
    });
  }

  /** The change and its entry in the security log, both or neither. */
  private async logged(
    by: RequestUser,
    change: (db: PoolClient) => Promise<[Keyword, Omit<SecurityRecord, 'by'>]>,
  ): Promise<Keyword> {
    try {
      return await inTransaction(this.pool, async (db) => {
        const [keyword, entry] = await change(db);
        await this.log.record({ ...entry, by }, db);
        return keyword;
      });
    } catch (failure) {
      if (!(failure instanceof DatabaseError) || failure.code !== UNIQUE_VIOLATION) throw failure;
      throw new ApiProblem('CONFLICT', KEYWORD_MESSAGES.known, { keyword: KEYWORD_MESSAGES.known });
    }
  }
}

const SELECT = 'SELECT id::text AS id, keyword FROM app.keywords';

function found({ rows: [keyword] }: { rows: Keyword[] }): Keyword {
  if (!keyword) throw new ApiProblem('NOT_FOUND', UNKNOWN);
  return keyword;
}
