import type { Pool } from 'pg';
import type { QuarantineEntry } from '../../src/platform/event-store/quarantine/quarantine-events';
import { readCheckpoints } from './checkpoints';
import type { Projection } from './projection';
import { describeUnknown } from './quarantine/unknown-events';

/** Each read model, and the events that this release cannot read: name -> null or the problem. */
export async function readModelStates(
  pool: Pool,
  projections: readonly Projection[],
  quarantined: readonly QuarantineEntry[],
): Promise<Record<string, string | null>> {
  const checkpoints = await readCheckpoints(pool);
  const states = projections.map(({ name }) => {
    const { status, error } = checkpoints.get(name) ?? { status: 'missing', error: null };
    return [`read model ${name}`, status === 'live' ? null : `It is ${status}. ${error ?? ''}`.trim()];
  });
  const unknown = await describeUnknown(pool, new Set(quarantined.map(({ eventId }) => eventId)));
  const newer = unknown.length === 0 ? null : unknown.join('\n');
  return { ...Object.fromEntries(states), 'events of a newer release': newer };
}
