import { isArticleEventType } from '../../../src/article';
import type { RecordedEvent } from '../../../src/platform/event-store/port';
import { QUARANTINED_TYPE } from '../../../src/platform/event-store/quarantine/quarantine-events';
import { LIVE_SCHEMA, type Queryable } from '../schema';

/** An event of an article whose type this release does not know. */
export interface UnknownEvent {
  id: string;
  type: string;
  streamId: string;
  revision: number;
}

const TABLE = `${LIVE_SCHEMA}.unknown_events`;
/** The most events that are named. A newer release, which fixes these, also fixes the rest. */
const NAMED = 20;

export const unknownOf = (events: readonly RecordedEvent[]): RecordedEvent[] =>
  events.filter(
    ({ streamId, type }) => !isArticleEventType(type) && type !== QUARANTINED_TYPE && streamId.startsWith('article-'),
  );

/** Remembers them, so that every process and tool can name them. */
export async function noteUnknown(db: Queryable, events: readonly UnknownEvent[]): Promise<void> {
  for (const { id, type, streamId, revision } of events) {
    const sql = `INSERT INTO ${TABLE} (id, type, stream_id, revision) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`;
    await db.query(sql, [id, type, streamId, revision]);
  }
}

/** The unknown events that are not quarantined, each in a sentence; none once a release knows their types. */
export async function describeUnknown(db: Queryable, quarantined: ReadonlySet<string>): Promise<string[]> {
  const sql = `SELECT id, type, stream_id AS "streamId", revision FROM ${TABLE} ORDER BY stream_id, revision`;
  const { rows } = await db.query<UnknownEvent>(sql);
  return rows
    .filter(({ id, type }) => !isArticleEventType(type) && !quarantined.has(id))
    .slice(0, NAMED)
    .map(({ id, type, streamId, revision }) => {
      const event = `Event ${id} (${type}, ${streamId} revision ${revision})`;
      return `${event} is of a type that this release does not know: run the newer release, or quarantine the event.`;
    });
}
