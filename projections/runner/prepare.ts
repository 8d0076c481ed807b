import { needingRebuild } from './checkpoints';
import { isPoison } from './poison';
import type { Projection } from './projection';
import type { RefillContext } from './quarantine/refill';
import { ensureReadModelSchema } from './schema';

/** Creates and fills missing or outdated read models. Returns their names. */
export async function prepareReadModels({ pool, rebuilder, projections }: RefillContext): Promise<string[]> {
  await ensureReadModelSchema(pool);
  const needing = await needingRebuild(pool, projections);
  if (needing.length === 0) return [];
  const rebuildOrStartEmpty = async (projection: Projection): Promise<void> => {
    try {
      await rebuilder.rebuild(() => [projection]);
    } catch (error) {
      if (!isPoison(error)) throw error;
      await rebuilder.startEmpty(projection);
    }
  };
  try {
    await rebuilder.rebuild(() => needingRebuild(pool, projections));
  } catch (error) {
    if (!isPoison(error)) throw error;
    // At least one cannot read an event. That one starts empty and will stop, visibly, just before that event.
    for (const projection of needing) await rebuildOrStartEmpty(projection);
  }
  return needing.map((projection) => projection.name);
}
