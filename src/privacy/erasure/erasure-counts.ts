import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, notInvolved } from '../../../projections/article-card';
import { ARTICLE_SEARCH } from '../../../projections/article-search';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import type { ErasurePart, ErasureSubject } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { countFiles } from './erased-files';
import type { PersonRecord } from './person-record';

const COUNTS = `SELECT
  (SELECT count(*)::int FROM ${ARTICLE_CARD} WHERE uploader_id = ANY($1) AND status = 'DRAFT') AS "DRAFTS",
  (SELECT count(*)::int FROM ${ARTICLE_CARD} WHERE uploader_id = ANY($1) AND status <> 'DRAFT') AS "MANUSCRIPTS",
  (SELECT count(*)::int FROM ${REVIEWER_ASSIGNMENTS} r WHERE reviewer_id = ANY($1) AND ${notInvolved('$3', 'r')}) AS "REVIEWS",
  (SELECT count(*)::int FROM app.tickets WHERE owner_id::text = ANY($1)) AS "TICKETS",
  (SELECT count(*)::int FROM app.blacklist WHERE email_key = ANY($2)) AS "BLACKLIST",
  (SELECT count(*)::int FROM app.authors WHERE id::text = ANY($1) OR email_key = ANY($2)) AS "AUTHORSHIPS",
  (SELECT count(*)::int FROM ${ARTICLE_CARD} WHERE uploader_id = ANY($1) AND status NOT IN ('DRAFT', 'NEW_ARTICLE')) AS "DECISIONS_KEPT",
  (SELECT count(*)::int FROM app.security_log WHERE user_id::text = ANY($1)) AS "SECURITY_LOG_KEPT"`;

const OPEN = `SELECT
  (SELECT count(*)::int FROM ${REVIEWER_ASSIGNMENTS} r WHERE reviewer_id = ANY($1) AND present_revision
     AND status IN ('Selected', 'Mailed', 'Accepted') AND ${notInvolved('$2', 'r')}) AS "REVIEWS",
  (SELECT count(*)::int FROM ${ARTICLE_SEARCH} s WHERE holder_id = ANY($1) AND ${notInvolved('$2', 's')}) AS "MANUSCRIPTS"`;

type Counts = Partial<Record<ErasureSubject, number>>;

const partsOf = (counts: Counts, subjects: readonly ErasureSubject[]): ErasurePart[] =>
  subjects.flatMap((what) => ((counts[what] ?? 0) > 0 ? [{ what, count: counts[what] ?? 0 }] : []));

/**
 * What an erasure removes, what it keeps, and what is still open with the person. Reviews and advice on articles of which the viewer is an
 * author are left out: the numbers would show who handles them (lifecycle, section 1, 'Conflict wall').
 */
export async function erasureCounts(
  pool: Pool,
  { ids, addresses }: PersonRecord,
  viewer: RequestUser,
): Promise<Record<'erased' | 'kept' | 'open', ErasurePart[]>> {
  const keys = keysOfViewer(viewer);
  const counted = await pool.query<Counts>(COUNTS, [ids, addresses, keys]);
  const open = await pool.query<Counts>(OPEN, [ids, keys]);
  const files = await countFiles(pool, ids, keys);
  const counts: Counts = { ...counted.rows[0], FILES_REMOVED: files.removed, FILES_KEPT: files.kept };
  return {
    erased: partsOf(counts, [
      'DRAFTS',
      'MANUSCRIPTS',
      'AUTHORSHIPS',
      'REVIEWS',
      'TICKETS',
      'BLACKLIST',
      'FILES_REMOVED',
    ]),
    kept: partsOf(counts, ['DECISIONS_KEPT', 'FILES_KEPT', 'SECURITY_LOG_KEPT']),
    open: partsOf(open.rows[0] ?? {}, ['REVIEWS', 'MANUSCRIPTS']),
  };
}
