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
 * Settled events after a position, in order. Everything below the transaction number `horizon` is settled; the default is es.horizon. The
 * statement is unnamed, so that its plan fits the current size of the table.
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
  // Prepared once per connection. The primary key determines rows and order, independently of the table's size at that time.
  const name = backward ? 'es-stream-backward' : 'es-stream-forward';
  const { rows } = await db.query<EventRow>({ rowMode: 'array', name, text, values });
  return rows.map(toEvent);
}

/** From 0 to 8, one step for each fourfold growth of a count. It is part of the names of statements whose plans must fit the size of a table. */
export const growthOf = (count: number): number => Math.min(8, Math.floor(Math.log2(count + 1) / 2));

/** Where to read a stream from, forward and to its end. */
export interface StreamEnd {
  streamId: string;
  from: number;
}

/**
 * Reads the ends of several streams by one statement, each in order. `growth` is part of the statement's name, as for appends: a plan made
 * while the table was small would read all of it.
 */
export async function readStreamEnds(
  db: Queryable,
  ends: readonly StreamEnd[],
  growth: number,
): Promise<RecordedEvent[][]> {
  const { rows } = await db.query<[number, ...EventRow]>({
    rowMode: 'array',
    name: `es-stream-ends-${growth}`,
    text: `select s.place, ${COLUMNS} from unnest($1::text[], $2::integer[]) with ordinality as s (wanted, first, place)
           cross join lateral (
             select * from es.events where stream_id = s.wanted and revision >= s.first order by revision
           ) as e order by s.place, e.revision`,
    values: [ends.map(({ streamId }) => streamId), ends.map(({ from }) => from)],
  });
  const found: RecordedEvent[][] = ends.map(() => []);
  // Row numbers arrive as texts.
  for (const [place, ...row] of rows) found[Number(place) - 1]?.push(toEvent(row));
  return found;
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
