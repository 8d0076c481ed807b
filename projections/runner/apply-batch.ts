import type { ClientBase } from 'pg';
import type { Position, RecordedEvent } from '../../src/platform/event-store/port';
import {
  liveOnes,
  LOCK_CHECKPOINTS,
  lockedCheckpoints,
  moveCheckpoints,
  positionOf,
  stopCheckpoint,
} from './checkpoints';
import { isPoison } from './poison';
import type { Projection } from './projection';
import type { ArticleChanges } from './rows/article-states';
import { LIVE_SCHEMA, projectionDb } from './schema';
import { inTransaction, type Transaction } from './transaction';

/** The target of batches, and the fold of articles that all projections share. */
export interface ApplyContext {
  client: ClientBase;
  articles: ArticleChanges;
}

/** Thrown inside the transaction: some projections lack events before the batch. */
class BehindError extends Error {
  constructor(readonly projections: Projection[]) {
    super(`Behind: ${projections.map((projection) => projection.name).join(', ')}`);
  }
}

const handled = new WeakMap<Projection, ReadonlySet<string>>();

function typesOf(projection: Projection): ReadonlySet<string> {
  const types = handled.get(projection) ?? new Set(projection.handles);
  handled.set(projection, types);
  return types;
}

/** The events of a batch that are new to a projection and that it reads. */
export function eventsFor(projection: Projection, events: RecordedEvent[], after: Position): RecordedEvent[] {
  const types = typesOf(projection);
  return events.filter((event) => types.has(event.type) && event.position > after);
}

/**
 * Applies events to all live projections, with all rows and checkpoints in one transaction. Returns the projections that first need
 * events from before `from`; nothing is applied then.
 */
export async function applyBatch(
  context: ApplyContext,
  projections: readonly Projection[],
  events: RecordedEvent[],
  from: Position,
): Promise<Projection[]> {
  try {
    await jointly(context, projections, events, from);
    return [];
  } catch (error) {
    if (error instanceof BehindError) return error.projections;
    if (!isPoison(error)) throw error;
  }
  // One of them cannot read an event. Apply to each separately, so that only that one stops.
  for (const projection of projections) await alone(context, projection, events);
  return [];
}

async function jointly(
  { client, articles }: ApplyContext,
  projections: readonly Projection[],
  events: RecordedEvent[],
  from: Position,
): Promise<void> {
  const last = events.at(-1);
  if (!last) return;
  const work = async (transaction: Transaction): Promise<void> => {
    const checkpoints = lockedCheckpoints(transaction);
    const live = liveOnes(projections, checkpoints);
    const behind = live.filter((projection) => positionOf(checkpoints, projection) < from);
    if (behind.length > 0) throw new BehindError(behind);
    // A rebuild may have advanced one beyond this batch: it only gets events that are new to it.
    const waiting = live.filter((projection) => positionOf(checkpoints, projection) < last.position);
    const db = projectionDb(client, LIVE_SCHEMA, { keepPlans: true });
    for (const projection of waiting) {
      const own = eventsFor(projection, events, positionOf(checkpoints, projection));
      if (own.length > 0) await projection.apply(own, db, articles);
    }
    const names = waiting.map((projection) => projection.name);
    if (names.length > 0) transaction.last = moveCheckpoints(names, last.position);
  };
  await inTransaction(client, work, LOCK_CHECKPOINTS);
}

async function alone(context: ApplyContext, projection: Projection, events: RecordedEvent[]): Promise<void> {
  try {
    await jointly(context, [projection], events, '');
  } catch (error) {
    if (!isPoison(error)) throw error;
    for (const event of events) {
      if (!(await oneByOne(context, projection, event))) return;
    }
  }
}

/** False for a poison event: the projection is then 'stopped' just before it. */
async function oneByOne(context: ApplyContext, projection: Projection, event: RecordedEvent): Promise<boolean> {
  try {
    await jointly(context, [projection], [event], '');
    return true;
  } catch (error) {
    if (!isPoison(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const { client } = context;
    const { id, type, streamId, revision, position } = event;
    const text = `Event ${id} (${type}, ${streamId} revision ${revision}, position ${position}): ${reason}`;
    return !(await inTransaction(client, () => stopCheckpoint(client, projection.name, { position, error: text })));
  }
}
