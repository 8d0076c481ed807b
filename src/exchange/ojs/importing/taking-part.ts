import type { Row } from '../database/ojs-database';
import { ASSOC } from '../reading/codes';
import type { Reading } from '../reading/read-submissions';

/** The ids of all users who took part in a submission of the journal, whatever their role is now. */
export async function takingPart({ db, journal }: Reading): Promise<ReadonlySet<string>> {
  const own = `SELECT submission_id FROM submissions WHERE context_id = ${journal.contextId}`;
  const questions = [
    `SELECT user_id AS id FROM stage_assignments WHERE submission_id IN (${own})`,
    `SELECT reviewer_id AS id FROM review_assignments WHERE submission_id IN (${own})`,
    `SELECT editor_id AS id FROM edit_decisions WHERE submission_id IN (${own})`,
    `SELECT uploader_user_id AS id FROM submission_files WHERE submission_id IN (${own})`,
    `SELECT n.user_id AS id FROM notes n JOIN queries q ON n.assoc_type = ${ASSOC.query} AND n.assoc_id = q.query_id
      WHERE q.assoc_type = ${ASSOC.submission} AND q.assoc_id IN (${own})`,
  ];
  const rows: Row[] = [];
  for (const question of questions) rows.push(...(await db.rows(question)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
