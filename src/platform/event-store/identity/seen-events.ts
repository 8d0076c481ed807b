import type { Pool, PoolClient } from 'pg';
import { type EventStore, type Position, type RecordedEvent, START } from '../port';

type Queryable = Pick<Pool | PoolClient, 'query'>;
export type LogReads = Pick<EventStore, 'readAll' | 'readStream' | 'head'>;

/** How far a reaction or read model of this database has read the log. */
export interface Mark {
  position: Position;
  /** The last event that was read; null if only the position is known. */
  event: Pick<RecordedEvent, 'id' | 'streamId' | 'revision'> | null;
}

/** The marks of reactions and read models. */
export async function marksIn(db: Queryable): Promise<Mark[]> {
  const { rows } = await db.query<{ position: Position; id: string | null; streamId: string; revision: number }>(
    `SELECT DISTINCT position, event_id AS id, stream_id AS "streamId", revision FROM app.reaction_checkpoints
     WHERE position <> $1`,
    [START],
  );
  const ofReactions = rows.map(({ position, id, streamId, revision }) => {
    return { position, event: id === null ? null : { id, streamId, revision } };
  });
  return [...ofReactions, ...(await readModelsOf(db)).map((position) => ({ position, event: null }))];
}

async function readModelsOf(db: Queryable): Promise<Position[]> {
  const { rows: found } = await db.query<{ is: boolean }>("SELECT to_regclass('rm.checkpoints') IS NOT NULL AS is");
  if (!found[0]?.is) return [];
  const sql = 'SELECT DISTINCT position FROM rm.checkpoints WHERE position <> $1';
  return (await db.query<{ position: Position }>(sql, [START])).rows.map(({ position }) => position);
}

/** The id of the first event of the log; null when the log is empty. */
export async function firstEventOf(store: LogReads): Promise<string | null> {
  for await (const [event] of store.readAll(START)) if (event) return event.id.toLowerCase();
  return null;
}

/** How the log disagrees with a mark: it ends before the mark, has another event there, or uses another form of positions. */
export type Disagreement = 'ends-before' | 'other-event' | 'other-positions';

/** Null if the log contains the event of the mark. `head` is the end of the log. */
export async function disagreementWith(mark: Mark, store: LogReads, head: Position): Promise<Disagreement | null> {
  // Positions of one store compare as strings, so they all have the same length.
  if (head !== START && head.length !== mark.position.length) return 'other-positions';
  if (mark.position > head) return 'ends-before';
  if (mark.event === null) return null;
  const { streamId, revision, id } = mark.event;
  const [event] = await store.readStream(streamId, { from: revision, max: 1 });
  return event?.id.toLowerCase() === id.toLowerCase() ? null : 'other-event';
}
