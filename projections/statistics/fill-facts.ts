import type { ClientBase } from 'pg';
import { type RecordedEvent, START } from '../../src/platform/event-store/port';
import { eventsFor } from '../runner/apply-batch';
import { projectionDb, tableIn } from '../runner/schema';
import { inTransaction } from '../runner/transaction';
import { statistics } from './projection';

const SESSION = 'pg_temp';

/** Events at or before the moment. Whatever follows a later one in its stream is later, too, whichever time it was given. */
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
 * Makes the facts from the events alone, as they stood at a moment: in temporary tables of this one session, which refuses to write
 * anything else from here on. Memory is bounded by a batch. Answers the number of events that counted.
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
