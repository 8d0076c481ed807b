import type { Pool } from 'pg';
import type { Position } from '../port';
import { type Disagreement, disagreementWith, firstEventOf, type LogReads, marksIn } from './seen-events';

/** Database and event log do not belong together. The message says how and what to do. */
export class ForeignLog extends Error {
  constructor(
    readonly kind: 'another-log' | 'emptied' | 'new-database' | Disagreement,
    what: string,
  ) {
    super(`${what} ${kind === 'ends-before' ? OLDER_COPY_HINT : MATCHING_STORES_HINT}`);
    this.name = 'ForeignLog';
  }
}

const RESTORE_HINT = 'restore a backup of both into an empty place: npm run restore -- --from FOLDER';
const MATCHING_STORES_HINT =
  'Nothing was changed. Set EVENT_STORE_URL and DATABASE_URL (or DATA_DIR) to the two halves of one journal, or ' +
  `${RESTORE_HINT}.`;
const OLDER_COPY_HINT =
  `Nothing was changed. Bring the newer events back, or ${RESTORE_HINT}. If they are lost for good, go on with what is there: ` +
  'npm run events -- accept';

export const OLDER_LOG_MESSAGE =
  'The event store ends before events that this database has seen: it is an older copy, or has lost its end.';
const TEXTS: Record<Disagreement, string> = {
  'ends-before': OLDER_LOG_MESSAGE,
  'other-event':
    'The event store has another event where this database has seen one: it is a copy that has gone its own way.',
  'other-positions': 'The event store counts its events otherwise than the one that this database has seen.',
};

const WITHOUT_ROW = `SELECT EXISTS (SELECT FROM app.users) OR EXISTS (SELECT FROM app.reaction_checkpoints) AS used`;

/**
 * Ensures that the log is the one that this database has read. Otherwise its positions would mean nothing, and mails would be sent again or
 * skipped. The first start of a journal records which log it is. Call it before anything is written.
 * @throws ForeignLog
 */
export async function refuseForeignLog(pool: Pool, store: LogReads): Promise<void> {
  // Read the log first: another process in its first start records the empty log before it writes.
  const first = await firstEventOf(store);
  await refuseOtherLog(pool, first);
  const { beyond } = await compareMarks(pool, store);
  if (beyond) throw new ForeignLog('ends-before', TEXTS['ends-before']);
  await noteFirst(pool, first);
}

/**
 * The end of the log, if this database has seen events beyond that end; else null.
 * @throws ForeignLog when it is not the log of this database.
 */
export async function markedBeyond(pool: Pool, store: LogReads): Promise<Position | null> {
  await refuseOtherLog(pool, await firstEventOf(store));
  const { head, beyond } = await compareMarks(pool, store);
  return beyond ? head : null;
}

/** @throws ForeignLog for a disagreement other than a log that ends before a mark. */
async function compareMarks(pool: Pool, store: LogReads): Promise<{ head: Position; beyond: boolean }> {
  // Read the marks before the end of the log: a running server moves both.
  const marks = await marksIn(pool);
  const head = await store.head();
  let beyond = false;
  for (const mark of marks) {
    const found = await disagreementWith(mark, store, head);
    if (found !== null && found !== 'ends-before') throw new ForeignLog(found, TEXTS[found]);
    beyond ||= found !== null;
  }
  return { head, beyond };
}

/** @throws ForeignLog when the log begins with another event than the one that this database knows. */
async function refuseOtherLog(pool: Pool, first: string | null): Promise<void> {
  const { rows } = await pool.query<{ known: string | null }>('SELECT first_event AS known FROM app.log_identity');
  const [row] = rows;
  if (row && row.known !== null && first === null)
    throw new ForeignLog('emptied', 'The event store is empty, but this database has seen its events.');
  if (row && row.known !== null && row.known !== first)
    throw new ForeignLog(
      'another-log',
      `The event store holds the events of another journal: they begin with ${first}, and this database knows ${row.known}.`,
    );
  if (row || first === null) return;
  // A database of an older release, which did not record the identity, has been used.
  const { rows: found } = await pool.query<{ used: boolean }>(WITHOUT_ROW);
  if (!found[0]?.used)
    throw new ForeignLog('new-database', 'The event store holds a journal already, but this database is new.');
}

const noteFirst = (pool: Pool, first: string | null): Promise<unknown> =>
  pool.query(
    `INSERT INTO app.log_identity (first_event) VALUES ($1) ON CONFLICT (one)
     DO UPDATE SET first_event = EXCLUDED.first_event WHERE log_identity.first_event IS NULL AND EXCLUDED.first_event IS NOT NULL`,
    [first],
  );
