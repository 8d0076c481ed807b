import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { MeasureTable } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { EVENT_STORE, type EventStore, START } from '../../platform/event-store/port';
import { JOBS, type Jobs } from '../../platform/jobs';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import type { MeasureTranslations } from '../measure';
import { computeMeasures } from './compute';
import { loadMeasures } from './load-measures';

const COMPUTE_JOB = 'measures.compute';
const NIGHTLY = '23 3 * * *';
const BATCH = 2_000;
/** An interrupted run counts as finished after this time. */
const LONGEST = '2 hours';

/** A row of `app.own_measures`. */
export interface MeasureRow {
  name: string;
  title: string;
  definition: string;
  translations: MeasureTranslations;
  result: MeasureTable | null;
  problem: string | null;
}

const COLUMNS = 'name, title, definition, translations, result, problem';

export interface MeasuresRun {
  running: boolean;
  computedAt: Date | null;
}

/** Computes all measures from the log every night and on demand, and keeps the newest numbers. */
@Injectable()
export class ComputedMeasures implements OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register(COMPUTE_JOB, () => this.compute(), { onExhausted: () => this.end() });
    if (this.config.dailyRun) this.jobs.schedule(COMPUTE_JOB, NIGHTLY);
  }

  /** Starts a computation, unless one is running. */
  async start(): Promise<void> {
    const { rowCount } = await this.pool.query(
      `UPDATE app.own_measures_run SET running_since = now()
       WHERE running_since IS NULL OR running_since < now() - interval '${LONGEST}'`,
    );
    if (rowCount === 1) await this.jobs.enqueue(COMPUTE_JOB, {}, { maxAttempts: 2 });
  }

  async run(): Promise<MeasuresRun> {
    const { rows } = await this.pool.query<MeasuresRun>(
      `SELECT coalesce(running_since > now() - interval '${LONGEST}', false) AS running, computed_at AS "computedAt"
       FROM app.own_measures_run`,
    );
    return rows[0] ?? { running: false, computedAt: null };
  }

  async all(): Promise<MeasureRow[]> {
    const { rows } = await this.pool.query<MeasureRow>(`SELECT ${COLUMNS} FROM app.own_measures ORDER BY place`);
    return rows;
  }

  async byName(name: string): Promise<MeasureRow | null> {
    const { rows } = await this.pool.query<MeasureRow>(`SELECT ${COLUMNS} FROM app.own_measures WHERE name = $1`, [
      name,
    ]);
    return rows[0] ?? null;
  }

  private async compute(): Promise<void> {
    const { measures, problems } = loadMeasures(this.config.measuresDir);
    const at = this.clock.now();
    const { computed } = await computeMeasures(this.store.readAll(START, BATCH), measures, at);
    const rows: MeasureRow[] = [
      ...computed.map(({ measure: { name, title, definition, translations = {} }, table, problem }) => ({
        ...{ name, title, definition, translations, problem },
        result: table,
      })),
      ...problems.map(({ file, problem }) => ({
        ...{ name: file, title: file, definition: '', translations: {}, problem },
        result: null,
      })),
    ];
    await inTransaction(this.pool, (client) => store(client, rows, at));
  }

  private async end(): Promise<void> {
    await this.pool.query('UPDATE app.own_measures_run SET running_since = NULL');
  }
}

async function store(client: PoolClient, rows: readonly MeasureRow[], at: Date): Promise<void> {
  await client.query('UPDATE app.own_measures_run SET running_since = NULL, computed_at = $1', [at]);
  await client.query('DELETE FROM app.own_measures');
  await client.query(
    `INSERT INTO app.own_measures (place, ${COLUMNS})
     SELECT place, ${COLUMNS}
     FROM jsonb_to_recordset($1) AS r(place integer, name text, title text, definition text, translations jsonb, result jsonb, problem text)`,
    [JSON.stringify(rows.map((row, place) => ({ place, ...row })))],
  );
}
