import type { Pool } from 'pg';
import type { Position } from '../../../src/platform/event-store/port';
import { readCheckpoints } from '../checkpoints';
import { isPoison } from '../poison';
import type { Projection } from '../projection';
import type { Rebuilder } from '../rebuild/rebuild';

export interface RefillContext {
  pool: Pool;
  rebuilder: Rebuilder;
  projections: readonly Projection[];
}

/** The read models that were not filled since a position of the log. */
async function olderThan({ pool, projections }: RefillContext, position: Position): Promise<Projection[]> {
  const checkpoints = await readCheckpoints(pool);
  return projections.filter(({ name }) => (checkpoints.get(name)?.position ?? '') < position);
}

/**
 * Rebuilds all read models that are not beyond a decision about quarantine: their rows may have the effect of an event that is now
 * set aside, or lack that of a released one. Every process may call it: once one has done it, the others find nothing to do.
 * `onPoison` is called for each that cannot be rebuilt because of another event; it keeps its rows otherwise.
 */
export async function refillSince(
  context: RefillContext,
  decision: Position,
  onPoison: (projection: Projection, error: unknown) => Promise<void> | void,
): Promise<void> {
  const { rebuilder } = context;
  try {
    await rebuilder.rebuild(() => olderThan(context, decision));
  } catch (error) {
    if (!isPoison(error)) throw error;
    for (const projection of await olderThan(context, decision)) {
      try {
        await rebuilder.rebuild(() => [projection]);
      } catch (failure) {
        if (!isPoison(failure)) throw failure;
        await onPoison(projection, failure);
      }
    }
  }
}
