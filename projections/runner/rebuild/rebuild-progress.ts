import type { Pool } from 'pg';
import type { RecordedEvent } from '../../../src/platform/event-store/port';
import type { Projection } from '../projection';
import { LIVE_SCHEMA, type Queryable } from '../schema';

/** The state of a read model that no process keeps up to date, or that is being filled again. */
export interface Rebuilding {
  /** Since when its tables have stayed as they are; null while they still follow the events. */
  frozenAt: Date | null;
  /** Null: it waits for its turn. */
  begunAt: Date | null;
  events: number;
  /** The time of the last event so far. */
  upTo: Date | null;
}

const WRITE_INTERVAL_MS = 1_000;
const TABLE = `${LIVE_SCHEMA}.rebuilds`;

export async function readRebuilds(db: Queryable): Promise<ReadonlyMap<string, Rebuilding>> {
  const sql = `SELECT name, frozen_at AS "frozenAt", begun_at AS "begunAt", events, up_to AS "upTo" FROM ${TABLE}`;
  const { rows } = await db.query<Rebuilding & { name: string }>(sql);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Writes down how far a rebuild has come, for all processes to see, about once a second. */
export class RebuildProgress {
  private writtenAt = -Infinity;
  private events = 0;
  private readonly names: string[];

  constructor(
    private readonly pool: Pool,
    projections: readonly Projection[],
  ) {
    this.names = projections.map(({ name }) => name);
  }

  async begin(): Promise<void> {
    const sql = `INSERT INTO ${TABLE} (name, begun_at) SELECT name, now() FROM unnest($1::text[]) AS n(name)
      ON CONFLICT (name) DO UPDATE SET begun_at = now(), events = 0, up_to = NULL`;
    await this.pool.query(sql, [this.names]);
  }

  /** A failure to write the progress is ignored: the progress is only missing. */
  async add(events: readonly RecordedEvent[]): Promise<void> {
    this.events += events.length;
    if (performance.now() - this.writtenAt < WRITE_INTERVAL_MS) return;
    this.writtenAt = performance.now();
    const sql = `UPDATE ${TABLE} SET events = $2, up_to = $3 WHERE name = ANY($1)`;
    const values = [this.names, this.events, events.at(-1)?.metadata.at ?? null];
    await this.pool.query(sql, values).catch(() => undefined);
  }

  /** After a failure. The frozen read models stay recorded as waiting for a rebuild. */
  async giveUp(): Promise<void> {
    const left = this.pool.query(`DELETE FROM ${TABLE} WHERE name = ANY($1) AND frozen_at IS NULL`, [this.names]);
    await left.catch(() => undefined);
    const waiting = this.pool.query(`UPDATE ${TABLE} SET begun_at = NULL WHERE name = ANY($1)`, [this.names]);
    await waiting.catch(() => undefined);
  }
}
