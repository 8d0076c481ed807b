import { idList } from '../database/ojs-database';
import type { OjsNote } from '../model/ojs-model';
import { ASSOC } from './codes';
import { momentIn } from './moments';
import type { Reading } from './read-submissions';
import { must } from './settings';

/** The texts of the discussions of each submission. */
export async function readNotes(
  { db, timeZone }: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OjsNote[]>> {
  const rows = await db.rows(
    `SELECT q.assoc_id AS submission_id, n.note_id, n.user_id, n.date_created, n.title, n.contents FROM queries q
       JOIN notes n ON n.assoc_type = ${ASSOC.query} AND n.assoc_id = q.query_id
      WHERE q.assoc_type = ${ASSOC.submission} AND q.assoc_id IN ${idList(ids)} ORDER BY n.date_created, n.note_id`,
  );
  const notes = new Map<string, OjsNote[]>();
  for (const row of rows) {
    const submission = must(row, 'submission_id');
    const note = {
      ...{ id: must(row, 'note_id'), userId: must(row, 'user_id'), at: momentIn(timeZone, row.date_created) ?? '' },
      ...{ title: must(row, 'title'), text: must(row, 'contents') },
    };
    notes.set(submission, [...(notes.get(submission) ?? []), note]);
  }
  return notes;
}

/** How many mails the log of OJS has about each submission. */
export async function readMailCounts({ db }: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows(
    `SELECT assoc_id, count(*) AS mails FROM email_log
      WHERE assoc_type = ${ASSOC.submission} AND assoc_id IN ${idList(ids)} GROUP BY assoc_id`,
  );
  return new Map(rows.map((row) => [must(row, 'assoc_id'), Number(row.mails)]));
}
