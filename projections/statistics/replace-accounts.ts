import type { RecordedEvent } from '../../src/platform/event-store/port';
import type { ProjectionDb } from '../runner/projection';
import { articleEvent } from '../runner/rows/article-events';
import { FACTS } from './facts';

/** Stored facts that the folds do not read again. */
const NAMED = [
  [FACTS.earlierAnswer, 'reviewer_id'],
  [FACTS.decision, 'associate_id'],
  [FACTS.associateAnswer, 'associate_id'],
] as const;

/**
 * The actions of the replaced account count for the other account (lifecycle, section 5 (3)). Run this after all other facts of the batch:
 * no later event names the old account. Replacements are rare, so a few statements for each are enough.
 */
export async function replaceAccounts(events: readonly RecordedEvent[], db: ProjectionDb): Promise<void> {
  for (const recorded of events) {
    if (recorded.type !== 'AccountReplaced') continue;
    const { articleId, type, data } = articleEvent(recorded);
    if (type !== 'AccountReplaced') continue;
    const values = [articleId, data.fromId, data.toId];
    for (const [table, column] of NAMED)
      await db.query(`UPDATE ${db.table(table)} SET ${column} = $3 WHERE article_id = $1 AND ${column} = $2`, values);
    await addKeys(db, data);
  }
}

/** Adds the keys of the old account to those by which the reviewer is found among authors. */
async function addKeys(db: ProjectionDb, { fromId, toId }: { fromId: string; toId: string }): Promise<void> {
  const table = db.table(FACTS.reviewer);
  await db.query(
    `INSERT INTO ${table} (address_id, reviewer_id, key)
     SELECT $2 || ' ' || k.key, $2, k.key FROM (
       SELECT key FROM ${table} WHERE reviewer_id = $1 UNION SELECT $2 WHERE EXISTS (SELECT FROM ${table} WHERE reviewer_id = $1)
     ) k ON CONFLICT DO NOTHING`,
    [fromId, toId],
  );
}
