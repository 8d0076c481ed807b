import {
  type ArticleLogEntry,
  type ArticleStatus,
  type ArticleView,
  FINAL_STATUSES,
  STATUS_LABELS,
  t,
} from '@contracts';

export interface Milestone {
  label: string;
  /** ISO 8601; null for an expected step. */
  at: string | null;
  /** The due date of an expected step. */
  due: string | null;
  state: 'past' | 'now' | 'ahead';
}

/** The maximum number of past steps in the line. Older steps between the first and these are left out. */
const MAX_PAST_STEPS = 4;

/** The step that normally follows a status. A step that the author must take has a date. */
const NEXT_STEP_LABELS: Partial<Record<ArticleStatus, string>> = {
  NEW_ARTICLE: t('Reviewer selection'),
  CORRECTION: t('Corrected'),
  REVIEWER_SELECTION: t('Under review'),
  ASSOCIATE_EDITOR: t('Under review'),
  UNDER_REVIEW: t('Reviewed'),
  REVIEWED: t('Decision'),
  RETURNED_TO_EDITOR: t('Decision'),
  MINOR_REVISION: t('Revision'),
  MAJOR_REVISION: t('Revision'),
};

/** The label of a manuscript's arrival at the check, by its previous status. A first submission comes from the draft. */
const ARRIVAL_LABELS: Partial<Record<ArticleStatus, string>> = {
  CORRECTION: t('Corrected'),
  MINOR_REVISION: t('Revised'),
  MAJOR_REVISION: t('Revised'),
};

const stepOf = (status: ArticleStatus, before: ArticleStatus | null): string =>
  status === 'NEW_ARTICLE' ? ((before && ARRIVAL_LABELS[before]) ?? t('Submitted')) : STATUS_LABELS[status].label;

/**
 * The steps of an article with their dates, from its log (newest entry first): the first, the latest, the current one, and the expected
 * next one.
 */
export function milestonesOf(article: ArticleView, log: readonly ArticleLogEntry[]): Milestone[] {
  const moves = [...log]
    .reverse()
    .filter(({ currentStatus, previousStatus }) => currentStatus !== null && currentStatus !== previousStatus);
  const steps: Milestone[] = moves.map(({ currentStatus, previousStatus, actionTime }) => ({
    label: currentStatus ? stepOf(currentStatus, previousStatus) : '',
    at: actionTime,
    due: null,
    state: 'past',
  }));
  const past = steps.slice(0, -1).filter(({ label }) => label !== STATUS_LABELS.DRAFT.label);
  const now: Milestone = {
    label: stepOf(article.status, moves.at(-1)?.previousStatus ?? null),
    at: article.statusSince,
    due: null,
    state: 'now',
  };
  const shownPast = past.length > MAX_PAST_STEPS ? [...past.slice(0, 1), ...past.slice(1 - MAX_PAST_STEPS)] : past;
  const after = FINAL_STATUSES.includes(article.status) ? undefined : NEXT_STEP_LABELS[article.status];
  const ahead: Milestone[] = after ? [{ label: after, at: null, due: article.dueDate, state: 'ahead' }] : [];
  return [...shownPast, now, ...ahead];
}
