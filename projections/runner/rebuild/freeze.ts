import type { PoolClient } from 'pg';
import { untilAborted } from '../../../src/platform/leadership/until-aborted';
import { inTransaction } from '../batch/transaction';
import { freezeCheckpoints, type Frozen, needingRebuild } from '../checkpoints';
import type { Projection } from '../projection';
import { LIVE_SCHEMA } from '../schema';
import type { BackgroundRebuild } from './background-rebuild';

/**
 * For the process that applies the events: read models that wait for a rebuild stay as they are until it is done. If that is all of
 * them, there is nothing else to do, and it is waited for; all processes know of it before.
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

/** Notes for all processes which read models nobody keeps up to date from now on, with those that this release does not know. */
async function freeze(client: PoolClient, projections: readonly Projection[]): Promise<Frozen> {
  // No rebuild ends meanwhile.
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
