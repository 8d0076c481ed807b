import type { Pool } from 'pg';
import type { EventStore } from '../../../src/platform/event-store/port';
import { PROJECTIONS } from '../..';
import { ensureReadModelSchema } from '../schema';
import { Rebuilder } from './rebuild';
import { verify } from './verify';

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
