import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { LIVE_FACTS } from '../../../../projections/statistics';
import type { UsualDays } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';

/** Fewer articles would not predict the next one, and could reveal something about a single one. */
const ENOUGH = 20;
const PERIOD_MS = 2 * 365 * 86_400_000;
/** Medians of two years do not change much within an hour. */
const KEPT_MS = 3_600_000;

/** Articles whose first decision was made in the period, after reviewers had been asked. */
const SQL = `WITH past AS (
    SELECT a.submitted_at, a.first_decision_at,
      min(r.asked_at) AS asked_at, min(r.answered_at) FILTER (WHERE r.answer = 'YES') AS agreed_at
    FROM ${LIVE_FACTS.article} a JOIN ${LIVE_FACTS.request} r USING (article_id)
    WHERE a.first_decision_at >= $1 AND a.submitted_at IS NOT NULL
    GROUP BY a.article_id),
  spans AS (
    SELECT extract(epoch FROM asked_at - submitted_at) / 86400 AS asking,
      extract(epoch FROM first_decision_at - agreed_at) / 86400 AS reviewing
    FROM past WHERE asked_at >= submitted_at AND agreed_at <= first_decision_at)
  SELECT count(*)::int AS articles,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY asking) AS asking,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY reviewing) AS reviewing
  FROM spans`;

interface Row {
  articles: number;
  asking: number | null;
  reviewing: number | null;
}

/** How long the journal usually takes, as medians of its statistics; cached for an hour. */
@Injectable()
export class GetUsualDaysReader {
  private cached: { at: number; days: UsualDays } | null = null;
  private reading: Promise<UsualDays> | null = null;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** While one caller waits for new medians, all others get the old ones: every start page asks for them. */
  async read(): Promise<UsualDays> {
    const now = this.clock.now().getTime();
    if (this.cached && now - this.cached.at < KEPT_MS && now >= this.cached.at) return this.cached.days;
    if (this.reading) return this.cached?.days ?? this.reading;
    this.reading = this.medians(now).finally(() => (this.reading = null));
    return this.reading;
  }

  private async medians(now: number): Promise<UsualDays> {
    const { rows } = await this.pool.query<Row>(SQL, [new Date(now - PERIOD_MS)]);
    const days = daysOf(rows[0]);
    this.cached = { at: now, days };
    return days;
  }
}

function daysOf(row: Row | undefined): UsualDays {
  if (!row || row.articles < ENOUGH) return { asking: null, reviewing: null };
  return { asking: whole(row.asking), reviewing: whole(row.reviewing) };
}

/** At least one, since 'usually 0 days' looks like an error. */
const whole = (days: number | null): number | null => (days === null ? null : Math.max(1, Math.round(days)));
