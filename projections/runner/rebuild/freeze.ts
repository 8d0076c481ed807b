import type { PoolClient } from 'pg';
import { untilAborted } from '../../../src/platform/leadership/until-aborted';
import { inTransaction } from '../batch/transaction';
import { freezeCheckpoints, type Frozen, needingRebuild } from '../checkpoints';
import type { Projection } from '../projection';
import { LIVE_SCHEMA } from '../schema';
import type { BackgroundRebuild } from './background-rebuild';

/**
 * For the process that applies the events: read models that wait for a rebuild stay unchanged until it is done. If all of them wait, there
 * is nothing else to do, so this waits for the rebuild, after it has recorded the freeze for all processes.
 */
export async function freezeOutdated(
  client: PoolClient,
  projections: readonly Projection[],
  remaking: BackgroundRebuild,
  signal: AbortSignal,
): Promise<Frozen> {
  remaking.start();
  const frozen = await inTransaction(client, () => freeze(client, projections));
  if (frozen.size < projections.length) return frozen;
  await Promise.race([remaking.done, untilAborted(signal)]);
  return inTransaction(client, () => freeze(client, projections));
}

/** Records for all processes the read models that no process keeps up to date from now on, including those that this release does not know. */
async function freeze(client: PoolClient, projections: readonly Projection[]): Promise<Frozen> {
  // This lock keeps a rebuild from ending meanwhile.
  const checkpoints = await freezeCheckpoints(client);
  const waiting = (await needingRebuild(client, projections)).map(({ name }) => name);
  const known = projections.map(({ name }) => name);
  const current = known.filter((name) => !waiting.includes(name));
  const foreign = [...checkpoints.keys()].filter((name) => !known.includes(name));
  await client.query(`DELETE FROM ${LIVE_SCHEMA}.rebuilds WHERE name = ANY($1)`, [current]);
  const sql = `INSERT INTO ${LIVE_SCHEMA}.rebuilds AS r (name, frozen_at) SELECT name, now() FROM unnest($1::text[]) AS n(name)
    ON CONFLICT (name) DO UPDATE SET frozen_at = coalesce(r.frozen_at, EXCLUDED.frozen_at)`;
  await client.query(sql, [[...waiting, ...foreign]]);
  return new Map(waiting.map((name) => [name, checkpoints.get(name)?.version ?? null]));
}
