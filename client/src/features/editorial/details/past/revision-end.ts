import { type ArticleLogEntry, STATUS_LABELS } from '@contracts';

/** The decision that ended a revision, after which the author prepared the next one. */
export interface RevisionEnd {
  at: string;
  decision: string;
}

/** When a revision ended, from the log (newest entry first); null while the next one has not been submitted. */
export function revisionEnd(log: readonly ArticleLogEntry[], revision: number): RevisionEnd | null {
  const oldestFirst = [...log].reverse();
  const next = oldestFirst.filter(({ actionType }) => actionType === 'REVISION')[revision];
  if (!next) return null;
  const decided = oldestFirst
    .slice(0, oldestFirst.indexOf(next))
    .filter(({ previousStatus, currentStatus }) => currentStatus !== null && currentStatus !== previousStatus)
    .at(-1);
  if (!decided?.currentStatus) return null;
  return { at: decided.actionTime, decision: STATUS_LABELS[decided.currentStatus].label };
}
