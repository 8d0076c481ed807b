import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { keysOfViewer } from '../../../projections/article-card';
import { MAX_NEWS_COUNT } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { PG_POOL } from '../../platform/postgres';
import { type NewsSource, newsSources, readsTickets } from './news-sources';
import type { NewsRow } from './news-words';

const NEWEST_FIRST = 'ORDER BY at DESC, id DESC';

/** Reads only the newest rows of each source, which an index finds. */
const unionOf = (user: RequestUser, limit: number, facts: Parameters<NewsSource>[0]): string =>
  newsSources(user.group)
    .map((source) => `(${source(facts)} ${NEWEST_FIRST} LIMIT ${limit})`)
    .join('\nUNION ALL\n');

/** The last line of the previous page, or the beginning. */
export interface NewsPlace {
  before: string;
  beforeId: string;
}

const BEGINNING: NewsPlace = { before: 'infinity', beforeId: '' };

/** The parameters of the statements for this person's group. `hidden`: people whose tickets they must not read. */
const valuesFor = (
  user: RequestUser,
  after: Date | '-infinity',
  { before, beforeId }: NewsPlace,
  hidden: readonly string[],
): unknown[] => [keysOfViewer(user), after, before, beforeId, ...(readsTickets(user.group) ? [hidden] : [])];

/** Events on the articles and tickets that concern a person, as their own lists and pages would show them (ADR 54). */
@Injectable()
export class NewsRows {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** Newest first. */
  async page(
    user: RequestUser,
    place: NewsPlace = BEGINNING,
    limit: number,
    hidden: readonly string[],
  ): Promise<NewsRow[]> {
    const sql = `SELECT * FROM (${unionOf(user, limit, 'l.facts')}) n ${NEWEST_FIRST} LIMIT ${limit}`;
    const { rows } = await this.pool.query<NewsRow>(sql, valuesFor(user, '-infinity', place, hidden));
    return rows;
  }

  /** The number of lines after a moment, at most MAX_NEWS_COUNT. */
  async count(user: RequestUser, after: Date, hidden: readonly string[]): Promise<number> {
    const sql = `SELECT count(*)::int AS count FROM (SELECT 1 FROM (${unionOf(user, MAX_NEWS_COUNT, 'NULL::json')}) n LIMIT ${MAX_NEWS_COUNT}) n`;
    const { rows } = await this.pool.query<{ count: number }>(sql, valuesFor(user, after, BEGINNING, hidden));
    return rows[0]?.count ?? 0;
  }
}
