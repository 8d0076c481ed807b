import type { Pool } from 'pg';
import { PROJECTIONS } from '../projections';
import { Rebuilder } from '../projections/runner/rebuild/rebuild';
import { verify } from '../projections/runner/rebuild/verify';
import { ensureReadModelSchema } from '../projections/runner/schema';
import type { EventStore } from './platform/event-store/port';

/** Computes all read models from the events, and compares them with a second computation. @throws Error when they differ. */
export async function rebuildAndVerify(pool: Pool, store: EventStore): Promise<void> {
  await ensureReadModelSchema(pool);
  await new Rebuilder({ pool, store }).rebuild(() => PROJECTIONS);
  const { problems, differences } = await verify(pool, store, PROJECTIONS);
  if (problems.length + differences.length === 0) return;
  throw new Error(
    `The read models differ from the events: ${[...problems, ...differences.map(({ table }) => table)].join(', ')}`,
  );
}
