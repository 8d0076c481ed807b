import { needingRebuild } from '../checkpoints';
import { isPoison } from '../poison';
import type { Projection } from '../projection';
import type { RefillContext } from '../quarantine/refill';
import { ensureReadModelSchema } from '../schema';

/**
 * Creates and fills missing or outdated read models. Returns their names.
 * @throws what the database or the event store throws, or when the signal aborts. The live read models are then as they were.
 */
export async function prepareReadModels(
  { pool, rebuilder, projections }: RefillContext,
  signal: AbortSignal,
): Promise<string[]> {
  await ensureReadModelSchema(pool);
  const needing = await needingRebuild(pool, projections);
  if (needing.length === 0) return [];
  const rebuildOrStartEmpty = async (projection: Projection): Promise<void> => {
    try {
      await rebuilder.rebuild(() => [projection], { signal });
    } catch (error) {
      if (!isPoison(error)) throw error;
      await rebuilder.startEmpty(projection);
    }
  };
  try {
    await rebuilder.rebuild(() => needingRebuild(pool, projections), { signal });
  } catch (error) {
    if (signal.aborted || !isPoison(error)) throw error;
    // At least one read model cannot read an event. It starts empty and will stop, visibly, just before that event.
    for (const projection of needing) await rebuildOrStartEmpty(projection);
  }
  return needing.map((projection) => projection.name);
}
