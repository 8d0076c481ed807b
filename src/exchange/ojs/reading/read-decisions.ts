import { idList } from '../database/ojs-database';
import type { OjsDecision } from '../model/ojs-model';
import { decisionOf } from './codes';
import { momentIn } from './moments';
import type { Reading } from './read-submissions';
import { must } from './settings';

/** The decisions and recommendations of editors about each submission, in their order. */
export async function readDecisions(
  { db, journal, timeZone }: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OjsDecision[]>> {
  const rows = await db.rows(
    `SELECT edit_decision_id, submission_id, editor_id, decision, date_decided FROM edit_decisions
      WHERE submission_id IN ${idList(ids)} ORDER BY submission_id, date_decided, edit_decision_id`,
  );
  const decisions = new Map<string, OjsDecision[]>();
  for (const row of rows) {
    const submission = must(row, 'submission_id');
    const code = must(row, 'decision');
    const decision = {
      ...{ id: must(row, 'edit_decision_id'), code, kind: decisionOf(journal.version, code) },
      ...{ editorId: must(row, 'editor_id'), at: momentIn(timeZone, row.date_decided) ?? '' },
    };
    decisions.set(submission, [...(decisions.get(submission) ?? []), decision]);
  }
  return decisions;
}
