import type { Pool } from 'pg';
import { untilAborted } from '../../src/platform/leadership/until-aborted';
import { needingRebuild } from './checkpoints';
import { isPoison } from './poison';
import type { Projection } from './projection';
import type { RefillContext } from './quarantine/refill';
import { ensureReadModelSchema } from './schema';

const PAUSE_MS = 500;
const SAY_EVERY_MS = 30_000;

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

/**
 * For a process that reads the read models and does not keep them: waits until another one has made them as this release needs
 * them, and says so. Returns at once when the signal aborts.
 * @throws what the database throws.
 */
export async function awaitReadModels(
  pool: Pool,
  projections: readonly Projection[],
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  await ensureReadModelSchema(pool);
  let saidAt = -Infinity;
  while (!signal.aborted) {
    const missing = await needingRebuild(pool, projections);
    if (missing.length === 0) return;
    if (Date.now() - saidAt > SAY_EVERY_MS) {
      const names = missing.map(({ name }) => name).join(', ');
      say(`Waiting for a process of this release whose ROLE has 'projector', to make the read models: ${names}`);
      saidAt = Date.now();
    }
    await untilAborted(signal, PAUSE_MS);
  }
}
