import type { Pool } from 'pg';
import { ARTICLE_CARD, notInvolved } from '../../../projections/article-card';
import { ARTICLE_FILES } from '../../../projections/article-files';
import { BlobMissing, type Blobs } from '../../platform/blobs';

/**
 * The files to remove with a person: all files of the manuscripts that they submitted and that were not accepted, and what they attached to
 * reviews. Files of accepted manuscripts belong to a published decision. Bytes that another manuscript also has are kept.
 */
const theirs = (shown = 'true'): string => `theirs AS (
  SELECT f.hash, f.file_id FROM ${ARTICLE_FILES} f LEFT JOIN ${ARTICLE_CARD} c USING (article_id)
  WHERE (c.uploader_id = ANY($1) AND c.status <> 'ACCEPTED') OR (f.designation = 'ReviewFile' AND f.uploaded_by = ANY($1) AND ${shown}))`;

const FILES_TO_REMOVE = `SELECT DISTINCT hash FROM theirs t WHERE NOT EXISTS (
  SELECT FROM ${ARTICLE_FILES} o WHERE o.hash = t.hash AND o.file_id NOT IN (SELECT file_id FROM theirs))
  AND NOT EXISTS (SELECT FROM app.attachments a WHERE a.hash = t.hash AND a.user_id::text <> ALL($1))`;

const COUNT_KEPT_FILES = `SELECT count(DISTINCT f.hash)::int AS count FROM ${ARTICLE_FILES} f JOIN ${ARTICLE_CARD} c USING (article_id)
  WHERE c.uploader_id = ANY($1) AND c.status = 'ACCEPTED'`;

/** Files in tickets: those that the person sent, and all in their own tickets. Bytes that another person has elsewhere are kept. */
const ATTACHED = `SELECT DISTINCT a.hash FROM app.attachments a LEFT JOIN app.tickets t ON t.id = a.ticket_id
  WHERE (a.user_id::text = ANY($1) OR t.owner_id::text = ANY($1))
  AND NOT EXISTS (SELECT FROM ${ARTICLE_FILES} f WHERE f.hash = a.hash)
  AND NOT EXISTS (SELECT FROM app.attachments o LEFT JOIN app.tickets ot ON ot.id = o.ticket_id
    WHERE o.hash = a.hash AND o.user_id::text <> ALL($1) AND coalesce(ot.owner_id::text <> ALL($1), true))`;

/**
 * How many files would be removed, and how many of accepted manuscripts would be kept. Files that the person attached to reviews of the
 * viewer's own articles are left out (`viewer`: the keys of the conflict wall).
 */
export async function countFiles(
  pool: Pool,
  ids: readonly string[],
  viewer: readonly string[],
): Promise<{ removed: number; kept: number }> {
  const going = await pool.query<{ count: number }>(
    `WITH ${theirs(notInvolved('$2', 'f'))} SELECT count(*)::int AS count FROM (${FILES_TO_REMOVE} UNION ${ATTACHED}) g`,
    [ids, viewer],
  );
  const kept = await pool.query<{ count: number }>(COUNT_KEPT_FILES, [ids]);
  return { removed: going.rows[0]?.count ?? 0, kept: kept.rows[0]?.count ?? 0 };
}

/** Records which files are removed. From now on no one can open them. */
export async function noteFiles(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(`INSERT INTO app.erased_files (hash) ${ATTACHED} ON CONFLICT DO NOTHING`, [ids]);
  await pool.query(`WITH ${theirs()} INSERT INTO app.erased_files (hash) ${FILES_TO_REMOVE} ON CONFLICT DO NOTHING`, [
    ids,
  ]);
}

/** Removes the bytes of all recorded files, and skips those that no longer exist. */
export async function removeFiles(pool: Pool, blobs: Blobs, before: Date): Promise<void> {
  const { rows } = await pool.query<{ hash: string }>('SELECT hash FROM app.erased_files');
  for (const { hash } of rows) await blobs.remove(hash, before);
}

/** @returns those whose bytes are there. */
export async function stillStored(blobs: Blobs, hashes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const hash of hashes) {
    const isThere = await blobs.size(hash).then(
      () => true,
      (error: unknown) => {
        if (error instanceof BlobMissing) return false;
        throw error;
      },
    );
    if (isThere) found.push(hash);
  }
  return found;
}
