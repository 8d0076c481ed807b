import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { notInvolved } from '../../../projections/article-card';
import {
  INTEGRITY_KINDS,
  type IntegrityKind,
  type IntegrityView,
  TRIED_LIMITS,
  type TriedLimit,
} from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

/** How often each sign was found, and how often it would have been with other limits. */
type Counts = Pick<IntegrityView, 'checked' | 'fired' | 'tried'>;

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
const COUNTED = `SELECT count(*)::int AS checked, ${[...firedSql, ...triedSql].join(', ')} FROM app.integrity_checks c
  WHERE checked_at IS NOT NULL AND ${notInvolved('$1')}`;

/** Counts signs in the journal's past. */
@Injectable()
export class IntegrityCounts {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** Articles of the viewer are left out: otherwise the numbers would show whether theirs has a sign. */
  async for(keys: readonly string[]): Promise<Counts> {
    const { rows } = await this.pool.query<Record<string, number>>(COUNTED, [keys]);
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
      tried: tried as Counts['tried'],
    };
  }
}
