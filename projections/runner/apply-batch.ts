import type { ClientBase } from 'pg';
import type { Position, RecordedEvent } from '../../src/platform/event-store/port';
import { applyAhead, type LiveCheckpoints } from './batch/live-batch';
import { inTransaction, type Transaction } from './batch/transaction';
import {
  activeProjections,
  type Checkpoints,
  type Frozen,
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

/** The target of batches, and the fold of articles that all projections share. */
export interface ApplyContext {
  client: ClientBase;
  articles: ArticleChanges;
  /** Only for a connection in pipeline mode. */
  checkpoints?: LiveCheckpoints;
  /** Read models that wait for a rebuild, and are left unchanged. */
  frozen?: Frozen;
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
    await applyTogether(context, projections, events, from);
    return [];
  } catch (error) {
    if (error instanceof BehindError) return error.projections;
    if (!isPoison(error)) throw error;
  }
  // A projection cannot read an event. Apply the batch to each one separately, so that only that projection stops.
  for (const projection of projections) await applySeparately(context, projection, events);
  return [];
}

async function applyTogether(
  { client, articles, checkpoints: remembered, frozen }: ApplyContext,
  projections: readonly Projection[],
  events: RecordedEvent[],
  from: Position,
): Promise<void> {
  const last = events.at(-1);
  if (!last) return;
  const db = projectionDb(client, LIVE_SCHEMA, { keepPlans: true });
  const applyAfter =
    (checkpoints: Checkpoints) =>
    async (projection: Projection): Promise<void> => {
      const own = eventsFor(projection, events, positionOf(checkpoints, projection));
      if (own.length > 0) await projection.apply(own, db, articles);
    };
  const active = (checkpoints: Checkpoints): Projection[] => activeProjections(projections, checkpoints, frozen);
  const expected = remembered?.expected;
  if (remembered && expected && behindOf(active(expected), expected, from).length === 0) {
    const waiting = behindOf(active(expected), expected, last.position);
    const ahead = { projections: waiting, last, apply: applyAfter(expected) };
    if (await applyAhead(client, remembered, ahead)) return;
  }
  const work = async (transaction: Transaction): Promise<{ checkpoints: Checkpoints; names: string[] }> => {
    const checkpoints = lockedCheckpoints(transaction);
    const behind = behindOf(active(checkpoints), checkpoints, from);
    if (behind.length > 0) throw new BehindError(behind);
    // A rebuild may have advanced a projection beyond this batch: each gets only events that are new to it.
    const waiting = behindOf(active(checkpoints), checkpoints, last.position);
    for (const projection of waiting) await applyAfter(checkpoints)(projection);
    const names = waiting.map((projection) => projection.name);
    if (names.length > 0) transaction.last = moveCheckpoints(names, last.position);
    return { checkpoints, names };
  };
  const { checkpoints, names } = await inTransaction(client, work, LOCK_CHECKPOINTS);
  remembered?.moved(checkpoints, names, last.position);
}

/** The projections that lack events before a position. */
const behindOf = (live: readonly Projection[], checkpoints: Checkpoints, from: Position): Projection[] =>
  live.filter((projection) => positionOf(checkpoints, projection) < from);

async function applySeparately(context: ApplyContext, projection: Projection, events: RecordedEvent[]): Promise<void> {
  try {
    await applyTogether(context, [projection], events, '');
  } catch (error) {
    if (!isPoison(error)) throw error;
    for (const event of events) {
      if (!(await applySingleEvent(context, projection, event))) return;
    }
  }
}

/** False for a poison event: the projection is then 'stopped' just before it. */
async function applySingleEvent(context: ApplyContext, projection: Projection, event: RecordedEvent): Promise<boolean> {
  try {
    await applyTogether(context, [projection], [event], '');
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
