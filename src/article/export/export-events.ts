import { type EventStore, type RecordedEvent, START } from '../../platform/event-store/port';
import type { ExportOrder } from './export-words';

/** Receives events in the order of the log. Each call is awaited before the next batch is read, so that memory stays flat. */
export interface EventSink {
  write(events: readonly RecordedEvent[]): Promise<void>;
  /** Called after the last event. */
  finish(): Promise<void>;
}

/** Events per read: few enough that the largest events (1 MB) do not fill the memory. */
const BATCH = 500;

/**
 * Passes on the selected events of the log, as stored, up to those present when the read reaches the end. Read-only. Memory does not
 * grow with the log.
 */
export async function exportEvents(
  store: Pick<EventStore, 'readAll'>,
  order: Pick<ExportOrder, 'types' | 'since' | 'until'>,
  sink: EventSink,
): Promise<{ read: number; written: number }> {
  let [read, written] = [0, 0];
  for await (const batch of store.readAll(START, BATCH)) {
    const chosen = batch.filter((event) => isChosen(event, order));
    read += batch.length;
    written += chosen.length;
    if (chosen.length > 0) await sink.write(chosen);
  }
  await sink.finish();
  return { read, written };
}

function isChosen(
  { type, metadata }: RecordedEvent,
  { types, since, until }: Parameters<typeof exportEvents>[1],
): boolean {
  if (types !== null && !types.has(type)) return false;
  if (since === null && until === null) return true;
  const at = Date.parse(metadata.at);
  return (since === null || at >= since) && (until === null || at < until);
}
