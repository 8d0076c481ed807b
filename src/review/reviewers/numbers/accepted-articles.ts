import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../../projections/article-card';
import { LIVE_FACTS } from '../../../../projections/statistics';
import type { PersonLine } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';

type Addressed = Pick<PersonLine, 'email'>;

interface Kept {
  people: readonly Addressed[];
  mark: string;
  numbers: ReadonlyMap<string, number>;
}

/**
 * Accepted articles by the address of an author. Those of each person are found in the index; only then are status and date compared. In a
 * plain query, Postgres would also read the index of all accepted articles, or all rows.
 */
const ACCEPTED_OF = `
SELECT a.email AS id, count(*)::int AS value FROM (SELECT DISTINCT email FROM unnest($2::text[]) p (email)) a CROSS JOIN LATERAL
  (SELECT status, accepted_at FROM ${ARTICLE_CARD} WHERE author_emails @> ARRAY[a.email] OFFSET 0) c
WHERE c.status = 'ACCEPTED' AND c.accepted_at >= $1 GROUP BY a.email`;
/** The same for thousands of people. */
const ACCEPTED_OF_MANY = `SELECT email AS id, count(*)::int AS value
FROM ${LIVE_FACTS.people} p, unnest(p.author_keys) author JOIN (SELECT DISTINCT email FROM unnest($2::text[]) e (email)) e ON e.email = author
WHERE p.accepted_at >= $1 GROUP BY email`;
const MARK = `SELECT count(*) || ' ' || coalesce(max(accepted_at)::text, '') AS mark FROM ${LIVE_FACTS.people} WHERE accepted_at >= $1`;
/** Articles of the last 36 months count (lifecycle, section 4 (14)). */
const MONTHS = 36;

/** How many articles of a person were accepted, by their address. The conflict wall is not needed: accepted articles are not secret. */
@Injectable()
export class AcceptedArticles {
  private cached: Kept | null = null;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  of(people: readonly Addressed[]): Promise<Map<string, number>> {
    return this.read(ACCEPTED_OF, people);
  }

  /** The same for thousands; cached for the same array of people until an article is accepted, for an hour at most. */
  async ofMany(people: readonly Addressed[]): Promise<ReadonlyMap<string, number>> {
    const since = this.since();
    const { rows } = await this.pool.query<{ mark: string }>(MARK, [since]);
    const mark = `${since.getTime()} ${rows[0]?.mark}`;
    if (this.cached?.people === people && this.cached.mark === mark) return this.cached.numbers;
    // Read after the mark: a change between the two causes one more read at the next call.
    const numbers = await this.read(ACCEPTED_OF_MANY, people);
    this.cached = { people, mark, numbers };
    return numbers;
  }

  private async read(text: string, people: readonly Addressed[]): Promise<Map<string, number>> {
    const values = [this.since(), people.map(({ email }) => email)];
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
