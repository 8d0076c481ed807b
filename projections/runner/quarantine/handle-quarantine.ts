import type { RecordedEvent } from '../../../src/platform/event-store/port';
import { QUARANTINE_STREAM } from '../../../src/platform/event-store/quarantine/quarantine-events';
import { type RefillContext, refillSince } from './refill';
import { noteUnknown, unknownOf } from './unknown-events';

/**
 * Handles events of a batch that change how events are read. It stores unknown events. After a decision about quarantine it folds
 * everything again and returns true, because states in memory may be wrong.
 */
export async function handleQuarantine(context: RefillContext, events: RecordedEvent[]): Promise<boolean> {
  await noteUnknown(context.pool, unknownOf(events));
  const decision = events.findLast(({ streamId }) => streamId === QUARANTINE_STREAM);
  if (!decision) return false;
  // A read model that cannot read an event starts empty and will stop, visibly, just before that event.
  await refillSince(context, decision.position, (projection) => context.rebuilder.startEmpty(projection));
  return true;
}
