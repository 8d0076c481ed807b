import type { RecordedEvent } from '../../../src/platform/event-store/port';
import { QUARANTINE_STREAM } from '../../../src/platform/event-store/quarantine/quarantine-events';
import { type RefillContext, refillSince } from './refill';
import { noteUnknown, unknownOf } from './unknown-events';

/**
 * What a batch says about how events are read. Unknown events are remembered. After a decision about quarantine everything is folded
 * again; true then, because states in memory may be wrong.
 */
export async function handleQuarantine(context: RefillContext, events: RecordedEvent[]): Promise<boolean> {
  await noteUnknown(context.pool, unknownOf(events));
  const decision = events.findLast(({ streamId }) => streamId === QUARANTINE_STREAM);
  if (!decision) return false;
  // One that cannot read an event starts empty, and will stop, visibly, just before that event.
  await refillSince(context, decision.position, (projection) => context.rebuilder.startEmpty(projection));
  return true;
}
