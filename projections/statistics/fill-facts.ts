import type { ClientBase } from 'pg';
import { type RecordedEvent, START } from '../../src/platform/event-store/port';
import { eventsFor } from '../runner/apply-batch';
import { inTransaction } from '../runner/batch/transaction';
import { projectionDb, tableIn } from '../runner/schema';
import { statistics } from './projection';

const SESSION = 'pg_temp';

/** Events at or before a time. After a later event in a stream, all further ones count as later, whatever their time. */
async function* recordedUntil(batches: AsyncIterable<RecordedEvent[]>, moment: Date): AsyncGenerator<RecordedEvent[]> {
  const ended = new Set<string>();
  for await (const batch of batches) {
    yield batch.filter(({ streamId, metadata }) => {
      if (ended.has(streamId)) return false;
      if (Date.parse(metadata.at) <= moment.getTime()) return true;
      ended.add(streamId);
      return false;
    });
  }
}

/**
 * Computes the facts at a given time from the events alone, in temporary tables of this session, which is read-only otherwise from
 * here on. One batch bounds the memory. Returns the number of events that counted.
 */
export async function fillFacts(
  client: ClientBase,
  batches: AsyncIterable<RecordedEvent[]>,
  moment: Date,
): Promise<number> {
  await client.query("SET temp_buffers = '128MB'");
  await client.query(statistics.create(tableIn(SESSION)));
  await client.query('SET default_transaction_read_only = on');
  const db = projectionDb(client, SESSION);
  let events = 0;
  for await (const batch of recordedUntil(batches, moment)) {
    events += batch.length;
    const own = eventsFor(statistics, batch, START);
    if (own.length > 0) await inTransaction(client, () => statistics.apply(own, db));
  }
  for (const table of statistics.tables) await client.query(`ANALYZE ${db.table(table)}`);
  return events;
}
