import type { QueryArrayConfig, QueryArrayResult } from 'pg';
import type { EventMetadata, Position, ReadStreamOptions, RecordedEvent } from '../port';
import { START } from '../port';
import { decodePosition, encodePosition } from './position';

/** A pool or a single connection. */
export interface Queryable {
  query<R extends unknown[]>(config: QueryArrayConfig): Promise<QueryArrayResult<R>>;
}

const COLUMNS = 'tx, ord, stream_id, revision, id, type, data, metadata';
const LAST_REVISION = 2_147_483_647;
type EventRow = [string, number, string, number, string, string, unknown, EventMetadata];

/**
 * Settled events after a position, in order. Everything below the transaction number `horizon` is settled; the default is
 * es.horizon. The statement is unnamed, so that its plan fits the present size of the table.
 */
export async function readSettled(
  db: Queryable,
  after: Position,
  limit: number,
  horizon: string | null = null,
): Promise<RecordedEvent[]> {
  const { transaction, ordinal } = decodePosition(after);
  const { rows } = await db.query<EventRow>({
    rowMode: 'array',
    text: `select ${COLUMNS} from es.events
           where (tx, ord) > ($1::bigint, $2::integer) and tx < ${horizon === null ? 'es.horizon()' : '$4::bigint'}
           order by tx, ord limit $3`,
    values: [transaction, ordinal, limit, ...(horizon === null ? [] : [horizon])],
  });
  return rows.map(toEvent);
}

export async function readStreamRows(
  db: Queryable,
  streamId: string,
  options: ReadStreamOptions,
): Promise<RecordedEvent[]> {
  const backward = options.direction === 'backward';
  const text = `select ${COLUMNS} from es.events where stream_id = $1 and revision ${backward ? '<=' : '>='} $2::integer
                order by revision ${backward ? 'desc' : 'asc'} limit $3`;
  const values = [streamId, options.from ?? (backward ? LAST_REVISION : 0), options.max ?? null];
  // Prepared once per connection. The primary key gives rows and order, whatever the table's size at that time.
  const name = backward ? 'es-stream-backward' : 'es-stream-forward';
  const { rows } = await db.query<EventRow>({ rowMode: 'array', name, text, values });
  return rows.map(toEvent);
}

/** Position of the newest committed event, or of the newest below a horizon; `START` when there is none. */
export async function newestPosition(db: Queryable, horizon: string | null = null): Promise<Position> {
  const { rows } = await db.query<[string, number]>({
    rowMode: 'array',
    text: `select tx, ord from es.events where $1::bigint is null or tx < $1 order by tx desc, ord desc limit 1`,
    values: [horizon],
  });
  const row = rows[0];
  return row ? encodePosition(row[0], row[1]) : START;
}

function toEvent(row: EventRow): RecordedEvent {
  const [tx, ord, streamId, revision, id, type, data, metadata] = row;
  return { id, type, data, metadata, streamId, revision, position: encodePosition(tx, ord) };
}
