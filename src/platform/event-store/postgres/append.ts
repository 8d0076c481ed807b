import type { Pool } from 'pg';
import { serialiseEvents } from '../json-events';
import { WrongExpectedRevisionError } from '../port';
import type { AppendResult, ExpectedRevision, NewEvent } from '../port';
import { encodePosition } from './position';

const UNIQUE_VIOLATION = '23505';

interface AppendRow {
  written: boolean;
  head: number;
  tx: string | null;
  ord: number | null;
}

/**
 * One round trip, one transaction. An append that is repeated with the same event ids (say, after the connection broke
 * before the answer) is answered as the first one was, like EventStoreDB does.
 * @throws WrongExpectedRevisionError, EventTooLargeError
 */
export async function appendEvents(
  pool: Pool,
  streamId: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<AppendResult> {
  const serialised = serialiseEvents(events);
  const values = [
    streamId,
    expected === 'NO_STREAM' ? -1 : expected,
    serialised.map((event) => event.id),
    serialised.map((event) => event.type),
    serialised.map((event) => event.data),
    serialised.map((event) => event.metadata),
  ];
  const row = await callAppend(pool, values).catch((error: unknown) => {
    // Lost a race for the same revision. The winner has committed by now, so a second call sees where the stream is.
    if (isUniqueViolation(error)) return callAppend(pool, values);
    throw error;
  });
  if (!row.written || row.tx === null || row.ord === null) {
    throw new WrongExpectedRevisionError(streamId, expected, row.head < 0 ? 'NO_STREAM' : row.head);
  }
  return { revision: row.head, position: encodePosition(row.tx, row.ord) };
}

async function callAppend(pool: Pool, values: unknown[]): Promise<AppendRow> {
  const { rows } = await pool.query<AppendRow>({
    name: 'es-append',
    text: 'select written, head, tx, ord from es.append($1, $2, $3, $4, $5, $6)',
    values,
  });
  const row = rows[0];
  if (!row) throw new Error('es.append gave no answer');
  return row;
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
