import type { Pool } from 'pg';
import type { QuarantineEntry } from '../../../src/platform/event-store/quarantine/quarantine-events';
import { type Checkpoint, readCheckpoints } from '../checkpoints';
import type { Projection } from '../projection';
import { describeUnknown } from '../quarantine/unknown-events';
import { readRebuilds, type Rebuilding } from '../rebuild/rebuild-progress';

/** Each read model, and the events that this release cannot read: name -> null or the problem. */
export async function readModelStates(
  pool: Pool,
  projections: readonly Projection[],
  quarantined: readonly QuarantineEntry[],
): Promise<Record<string, string | null>> {
  const checkpoints = await readCheckpoints(pool);
  const rebuilds = await readRebuilds(pool);
  const states = projections.map((projection) => {
    const { name } = projection;
    return [`read model ${name}`, problemOf(projection, checkpoints.get(name), rebuilds.get(name))];
  });
  const unknown = await describeUnknown(pool, new Set(quarantined.map(({ eventId }) => eventId)));
  const newer = unknown.length === 0 ? null : unknown.join('\n');
  return { ...Object.fromEntries(states), 'events of a newer release': newer };
}

function problemOf(
  { version }: Projection,
  checkpoint: Checkpoint | undefined,
  rebuild: Rebuilding | undefined,
): string | null {
  if (checkpoint && checkpoint.version > version)
    return `It has version ${checkpoint.version} and is of another release; this process knows ${version}.`;
  if (checkpoint?.version !== version || (rebuild && rebuild.frozenAt !== null)) return progressOf(checkpoint, rebuild);
  return checkpoint.status === 'live' ? null : `It is ${checkpoint.status}. ${checkpoint.error ?? ''}`.trim();
}

function progressOf(checkpoint: Checkpoint | undefined, rebuild: Rebuilding | undefined): string {
  if (!rebuild || rebuild.begunAt === null)
    return checkpoint
      ? 'It waits to be rebuilt. Until then its readers see the one of before.'
      : 'It waits to be rebuilt.';
  const meanwhile = checkpoint ? ' Until then its readers see the one of before.' : '';
  const upTo = rebuild.upTo === null ? '' : `, up to ${rebuild.upTo.toISOString()}`;
  return `It is being rebuilt since ${rebuild.begunAt.toISOString()}: ${rebuild.events} events so far${upTo}.${meanwhile}`;
}
