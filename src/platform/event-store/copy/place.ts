import type { Pool, PoolClient } from 'pg';
import type { Migration } from '../../postgres';

/** Where the log of a journal can be. */
export type LogPlace = 'embedded' | 'eventstoredb';

export const placeOf = (eventStoreUrl: string | null): LogPlace =>
  eventStoreUrl === null ? 'embedded' : 'eventstoredb';

const NAMES: Record<LogPlace, string> = { embedded: 'the tables in Postgres', eventstoredb: 'EventStoreDB' };

/** At most one row, which exists after the log has been moved. `place` is null while it is being copied. */
export const LOG_PLACE_MIGRATIONS: readonly Migration[] = [
  {
    name: 'event-log-001-place',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.event_log (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        place text,
        former text NOT NULL,
        at timestamptz NOT NULL DEFAULT now())`);
    },
  },
];

interface Row {
  place: LogPlace | null;
  former: LogPlace;
  at: Date;
}

type Queryable = Pick<Pool | PoolClient, 'query'>;

/**
 * Call it before anything is written to the log.
 * @throws Error with what to do when the log is elsewhere, or is being copied: events written to the old place would be lost.
 */
export async function refuseFormerPlace(db: Queryable, eventStoreUrl: string | null): Promise<void> {
  const { rows } = await db.query<Row>('SELECT place, former, at FROM app.event_log');
  const [row] = rows;
  if (!row || row.place === placeOf(eventStoreUrl)) return;
  if (row.place === null)
    throw new Error(
      `The events are being copied away from ${NAMES[row.former]}. Finish it with the same 'npm run events -- copy --to ...', or give ` +
        'it up with: npm run events -- copy --cancel',
    );
  const setting = row.place === 'embedded' ? 'EVENT_STORE_URL must not be set' : 'EVENT_STORE_URL must name it';
  throw new Error(
    `The events of this journal were moved to ${NAMES[row.place]} on ${row.at.toISOString().slice(0, 10)}: ${setting}.`,
  );
}

/** From now on no server starts on this database until the copy is finished or cancelled. */
export async function beginMove(db: Queryable, from: LogPlace): Promise<void> {
  await db.query(
    `INSERT INTO app.event_log (place, former) VALUES (NULL, $1)
     ON CONFLICT (one) DO UPDATE SET place = NULL, former = EXCLUDED.former, at = now()`,
    [from],
  );
}

/** Records that the log is at this place, after a finished or a cancelled copy. */
export async function endMove(db: Queryable, place: LogPlace): Promise<void> {
  await db.query('UPDATE app.event_log SET place = $1, at = now()', [place]);
}

/** @returns the place of the log before the unfinished copy; null when there is none. */
export async function unfinishedMove(db: Queryable): Promise<LogPlace | null> {
  const { rows } = await db.query<Row>('SELECT former FROM app.event_log WHERE place IS NULL');
  return rows[0]?.former ?? null;
}
