import { DatabaseError, type PoolClient } from 'pg';
import { type EventStore, type Position, START } from '../../../src/platform/event-store/port';
import { inTransaction } from '../batch/transaction';
import { freezeCheckpoints, writeCheckpoints } from '../checkpoints';
import type { Projection } from '../projection';
import type { ArticleStates } from '../rows/article-states';
import { BUILD_SCHEMA, LIVE_SCHEMA, tableIn } from '../schema';
import { fill } from './fill';

/** The projections of one rebuild, with a separate fold. */
export interface Chosen {
  projections: readonly Projection[];
  articles: ArticleStates;
}

const TRIES = 200;
/** Less than Postgres's deadlock_timeout (1 s): a swap that blocks a reader gives up and retries, so that the reader never fails. */
const LOCK_TIMEOUT_MS = 250;

class NotYetError extends Error {
  constructor() {
    super('The live read models are ahead of what the event store lets be read.');
  }
}

/** Short locks of other sessions (lock_not_available, deadlock_detected), or events not yet settled. */
const isRetryable = (error: unknown): boolean =>
  error instanceof NotYetError || (error instanceof DatabaseError && /^(55P03|40P01)$/.test(error.code ?? ''));

/** All tables, including those of earlier versions. */
export const everyTable = ({ tables, formerTables = [] }: Projection): string[] => [...tables, ...formerTables];

/** Replaces the live tables by those that were built up to a position, after applying the events since then. */
export async function swap(client: PoolClient, store: EventStore, chosen: Chosen, built: Position): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await inTransaction(client, () => swapOnce(client, store, chosen, built));
      return;
    } catch (error) {
      if (!isRetryable(error) || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
    }
  }
}

/** All or nothing: readers see the old tables before the commit and the new ones after it, with only a short wait. */
async function swapOnce(client: PoolClient, store: EventStore, chosen: Chosen, built: Position): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  const checkpoints = await freezeCheckpoints(client);
  const live = [...checkpoints.values()].map((checkpoint) => checkpoint.position).sort();
  const target = live.at(-1) ?? START;
  const rest = { store, schema: BUILD_SCHEMA, after: built, atLeast: target, within: true };
  const { position } = await fill({ ...rest, ...chosen, clients: [client] });
  // The log does not yet show all events that the live tables have applied, and a swap must never go back.
  if (position < target) throw new NotYetError();
  const from = tableIn(BUILD_SCHEMA);
  const to = tableIn(LIVE_SCHEMA);
  const { projections } = chosen;
  const tables = projections.flatMap((projection) => projection.tables);
  for (const table of projections.flatMap(everyTable)) await client.query(`DROP TABLE IF EXISTS ${to(table)}`);
  for (const table of tables) await client.query(`ALTER TABLE ${from(table)} SET SCHEMA ${LIVE_SCHEMA}`);
  await writeCheckpoints(client, projections, position);
}
