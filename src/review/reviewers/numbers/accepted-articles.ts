import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../../projections/article-card';
import { ARTICLE_SEARCH } from '../../../../projections/article-search';
import { LIVE_FACTS } from '../../../../projections/statistics';
import type { PersonLine } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';

/** `keys`: those by which an account is recognised as an author, so that articles under an earlier address count too. */
type Known = Pick<PersonLine, 'id' | 'keys'>;

interface Kept {
  people: readonly Known[];
  mark: string;
  numbers: ReadonlyMap<string, number>;
}

const KEYS = 'unnest($2::text[], $3::text[]) k (id, key)';
/**
 * Accepted articles by the keys of each person. Those of each key are found in the index; only then are status and date compared. In a
 * plain query, Postgres would also read the index of all accepted articles, or all rows.
 */
const ACCEPTED_OF = `
SELECT k.id, count(DISTINCT c.article_id)::int AS value FROM ${KEYS} CROSS JOIN LATERAL
  (SELECT article_id FROM ${ARTICLE_SEARCH} WHERE author_keys @> ARRAY[k.key] OFFSET 0) s JOIN ${ARTICLE_CARD} c USING (article_id)
WHERE c.status = 'ACCEPTED' AND c.accepted_at >= $1 GROUP BY k.id`;
/** The same for thousands of people. */
const ACCEPTED_OF_MANY = `SELECT k.id, count(DISTINCT p.article_id)::int AS value
FROM ${LIVE_FACTS.people} p, unnest(p.author_keys) author JOIN ${KEYS} ON k.key = author
WHERE p.accepted_at >= $1 GROUP BY k.id`;
const MARK = `SELECT count(*) || ' ' || coalesce(max(accepted_at)::text, '') AS mark FROM ${LIVE_FACTS.people} WHERE accepted_at >= $1`;
/** Articles of the last 36 months count (lifecycle, section 4 (14)). */
const MONTHS = 36;

/** How many articles of a person were accepted, by the person's id. The conflict wall is not needed: accepted articles are not secret. */
@Injectable()
export class AcceptedArticles {
  private cached: Kept | null = null;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  of(people: readonly Known[]): Promise<Map<string, number>> {
    return this.read(ACCEPTED_OF, people);
  }

  /** The same for thousands; cached for the same array of people until an article is accepted, for an hour at most. */
  async ofMany(people: readonly Known[]): Promise<ReadonlyMap<string, number>> {
    const since = this.since();
    const { rows } = await this.pool.query<{ mark: string }>(MARK, [since]);
    const mark = `${since.getTime()} ${rows[0]?.mark}`;
    if (this.cached?.people === people && this.cached.mark === mark) return this.cached.numbers;
    // Read after the mark: a change between the two causes one more read at the next call.
    const numbers = await this.read(ACCEPTED_OF_MANY, people);
    this.cached = { people, mark, numbers };
    return numbers;
  }

  private async read(text: string, people: readonly Known[]): Promise<Map<string, number>> {
    const ids = people.flatMap(({ id, keys }) => keys.map(() => id));
    const values = [this.since(), ids, people.flatMap(({ keys }) => keys)];
    const { rows } = await this.pool.query<[string, number]>({ rowMode: 'array', text, values });
    return new Map(rows);
  }

  /** From the full hour, so that a count stays correct for an hour. */
  private since(): Date {
    const date = this.clock.now();
    date.setUTCMinutes(0, 0, 0);
    date.setUTCMonth(date.getUTCMonth() - MONTHS);
    return date;
  }
}
