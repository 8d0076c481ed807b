import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { serialiseEvents } from '../../json-events';
import { type NewEvent, type Position, WrongExpectedRevisionError } from '../../port';
import { encodePosition } from '../position';
import { KEY_LOST } from './append-statement';
import { KeyLost } from './key-lost';

/** Events of a stream that does not exist yet. */
export interface NewStream {
  streamId: string;
  events: readonly NewEvent[];
}

const UNIQUE_VIOLATION = '23505';
const STREAM_EXISTS_DETAIL = /=\((.*), \d+\) already exists/;
/** Bytes of rows passed to the connection in one piece. */
const PIECE = 65_536;

/** Escapes the only characters that are special in COPY's text format. */
const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (sign) => ({ '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? '\\\\');

function rowsOf(tx: string, streams: readonly NewStream[]): string[] {
  const pieces: string[] = [];
  let [piece, ord] = ['', 0];
  for (const { streamId, events } of streams) {
    const stream = escaped(streamId);
    for (const [revision, { id, type, data, metadata }] of serialiseEvents([...events]).entries()) {
      piece += `${tx}\t${ord}\t${revision}\t${id}\t${stream}\t${escaped(type)}\t${escaped(data)}\t${escaped(metadata)}\n`;
      ord += 1;
      if (piece.length < PIECE) continue;
      pieces.push(piece);
      piece = '';
    }
  }
  return [...pieces, piece];
}

/**
 * Writes many new streams by COPY in one transaction, all or none. Returns the position of the last event. As in every append, the lock
 * precedes the transaction's number (see horizon.ts). Readers wait for the commit, so keep a call under a second.
 * @param keys ids of keys of personal data that must be stored.
 * @throws WrongExpectedRevisionError when one of the streams exists, EventTooLargeError when the events of one stream exceed 1 MB, KeyLost
 * when one of the keys is missing.
 */
export async function copyNewStreams(
  pool: Pool,
  streams: readonly NewStream[],
  keys: readonly string[] = [],
): Promise<Position> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN; LOCK TABLE es.events IN ROW EXCLUSIVE MODE');
    if (keys.length > 0) await client.query('SELECT es.assert_keys($1)', [keys]);
    const position = await copy(client, streams);
    await client.query('COMMIT');
    client.release();
    return position;
  } catch (error) {
    // When the rollback fails too, the connection is unusable. Closing it rolls back.
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
    throw translate(error);
  }
}

async function copy(client: PoolClient, streams: readonly NewStream[]): Promise<Position> {
  const { rows } = await client.query<{ tx: string }>('SELECT es.transaction_number() AS tx');
  const tx = rows[0]?.tx ?? '';
  const into = copyFrom('COPY es.events (tx, ord, revision, id, stream_id, type, data, metadata) FROM STDIN');
  await pipeline(Readable.from(rowsOf(tx, streams)), client.query(into));
  const count = streams.reduce((sum, { events }) => sum + events.length, 0);
  return encodePosition(tx, count - 1);
}

function translate(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === KEY_LOST) return new KeyLost();
  if (error.code !== UNIQUE_VIOLATION) return error;
  const [, streamId = ''] = STREAM_EXISTS_DETAIL.exec(error.detail ?? '') ?? [];
  return new WrongExpectedRevisionError(streamId, 'NO_STREAM', 'UNKNOWN');
}
