import { idList, type Row } from '../database/ojs-database';
import type { OjsSubmission } from '../model/ojs-model';
import { roleOf } from './codes';
import { momentIn } from './moments';
import type { Reading } from './read-submissions';
import { groupedBy, must } from './settings';

type Parts = Pick<OjsSubmission, 'submitters' | 'sectionEditors' | 'editors'>;

/** The people who take part in each submission, except its reviewers. */
export async function readParts({ db, timeZone }: Reading, ids: readonly string[]): Promise<(id: string) => Parts> {
  const rows = await db.rows(
    `SELECT a.submission_id, a.user_id, a.date_assigned, g.role_id FROM stage_assignments a
       JOIN user_groups g ON g.user_group_id = a.user_group_id
      WHERE a.submission_id IN ${idList(ids)} ORDER BY a.submission_id, a.date_assigned, a.stage_assignment_id`,
  );
  const groups = groupedBy(rows, 'submission_id');
  return (id) => {
    const own = groups.get(id) ?? [];
    const of = (role: string): Row[] => own.filter((row) => roleOf(must(row, 'role_id')) === role);
    return {
      submitters: of('author').map((row) => must(row, 'user_id')),
      editors: of('editor').map((row) => must(row, 'user_id')),
      sectionEditors: of('section editor').map((row) => ({
        userId: must(row, 'user_id'),
        at: momentIn(timeZone, row.date_assigned) ?? '',
      })),
    };
  };
}
