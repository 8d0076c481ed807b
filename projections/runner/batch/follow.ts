import type { EventStore, Position, RecordedEvent } from '../../../src/platform/event-store/port';
import { untilAborted } from '../../../src/platform/leadership/until-aborted';

interface Following {
  after: Position;
  apply(events: RecordedEvent[]): Promise<void>;
  onTrouble(error: Error): void;
  onConnected(): void;
}

/** Applies new events until the signal aborts. @throws what `apply` throws: the subscription has ended then. */
export async function follow(store: EventStore, following: Following, signal: AbortSignal): Promise<void> {
  let broken: unknown;
  const over = new AbortController();
  const { after, apply, onTrouble, onConnected } = following;
  const subscription = store.subscribe({
    ...{ after, onTrouble, onConnected },
    onBatch: async (events) => {
      if (over.signal.aborted) return;
      try {
        await apply(events);
      } catch (error) {
        broken = error;
        over.abort();
        throw error;
      }
    },
  });
  await untilAborted(AbortSignal.any([signal, over.signal]));
  await subscription.stop();
  if (broken !== undefined) throw broken;
}
