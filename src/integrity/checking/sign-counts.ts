import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_SEARCH, involvedIn } from '../../../projections/article-search';
import {
  INTEGRITY_KINDS,
  type IntegrityCounts,
  type IntegrityKind,
  TRIED_LIMITS,
  type TriedLimit,
} from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';

const LIMITS = Object.keys(TRIED_LIMITS) as TriedLimit[];
/** For these measures, values above the limit are a sign. */
const AT_LEAST: readonly TriedLimit[] = ['sharedPercent', 'hiddenWords'];

const countOf = (name: string, condition: string): string => `count(*) FILTER (WHERE ${condition})::int AS "${name}"`;
const firedSql = INTEGRITY_KINDS.map((kind) => countOf(kind, `signs @> '[{"kind": "${kind}"}]'`));
const triedSql = LIMITS.flatMap((limit) =>
  TRIED_LIMITS[limit].map((value) =>
    countOf(
      `${limit} ${value}`,
      `(measures ->> '${limit}')::numeric ${AT_LEAST.includes(limit) ? '>=' : '<='} ${value}`,
    ),
  ),
);
const COUNTED = `SELECT count(*)::int AS checked, ${[...firedSql, ...triedSql].join(', ')} FROM app.integrity_checks
  WHERE checked_at IS NOT NULL AND article_id <> ALL ($1)`;
/** The articles of the viewer, found by index. */
const OWN = `SELECT s.article_id AS id FROM ${ARTICLE_SEARCH} s WHERE ${involvedIn('$1')} ORDER BY 1`;

const KEPT_MS = 3_600_000;
const MOST_KEPT = 100;

interface Kept {
  at: number;
  counts: Promise<IntegrityCounts>;
}

/** Counts signs in the journal's past. That reads every check, so it is done once an hour for all viewers with the same own articles. */
@Injectable()
export class SignCounts {
  private readonly kept = new Map<string, Kept>();

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Articles of the viewer are left out: otherwise the numbers would show whether theirs has a sign. They are not subtracted from common
   * counts, which may be from before their check.
   */
  async for(keys: readonly string[]): Promise<IntegrityCounts> {
    const { rows } = await this.pool.query<{ id: string }>(OWN, [keys]);
    const own = rows.map(({ id }) => id);
    const key = own.join(' ');
    const now = this.clock.now().getTime();
    const kept = this.kept.get(key);
    if (kept && now - kept.at < KEPT_MS && now >= kept.at) return kept.counts;
    const counts = this.count(own);
    this.keep(key, { at: now, counts });
    return counts;
  }

  private keep(key: string, one: Kept): void {
    this.kept.delete(key);
    this.kept.set(key, one);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    one.counts.catch(() => this.kept.get(key) === one && this.kept.delete(key));
  }

  private async count(own: readonly string[]): Promise<IntegrityCounts> {
    const { rows } = await this.pool.query<Record<string, number>>(COUNTED, [own]);
    const count = (name: string): number => rows[0]?.[name] ?? 0;
    const fired = Object.fromEntries(INTEGRITY_KINDS.map((kind) => [kind, count(kind)]));
    const tried = Object.fromEntries(
      LIMITS.map((limit) => [
        limit,
        TRIED_LIMITS[limit].map((value) => ({ value, articles: count(`${limit} ${value}`) })),
      ]),
    );
    return {
      checked: count('checked'),
      fired: fired as Record<IntegrityKind, number>,
      tried: tried as IntegrityCounts['tried'],
    };
  }
}
