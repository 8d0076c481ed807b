import { t, type TodoRow } from '@contracts';

export interface NextStep {
  /** The label of the next step, such as 'Choose reviewers'. */
  verb: string;
  path: string;
  /** True if the step is a mail to late reviewers. */
  reminds?: boolean;
}

export const lateReviewers = ({ reviewers }: Pick<TodoRow, 'reviewers'>) =>
  reviewers.filter(({ status, overdueDays }) => overdueDays !== null && status !== 'Completed');

/** Reviewers who are selected and have had no mail; none where the viewer may not invite them now. */
export const uninvitedReviewers = ({ reviewers, actions }: Pick<TodoRow, 'reviewers' | 'actions'>) =>
  actions.includes('choose-reviewers') ? reviewers.filter(({ status }) => status === 'Selected') : [];

/** The next step for an article of the to-do list, and its page (spec part 2, section 2, 'To-do list'). */
export function nextStep(row: TodoRow): NextStep {
  const selection = `/reviewerSelection/${row.id}`;
  // An article that waits for its check again opens on the check page, for people who may check it.
  if (row.actions.includes('pass-check')) return { verb: t('Check'), path: `/checkManuscript/${row.id}` };
  if (row.status === 'REVIEWED') {
    const verb = row.actions.includes('advise') && !row.actions.includes('decide') ? t('Advise') : t('Decide');
    return { verb, path: `/decideOnStatus/${row.id}` };
  }
  if (row.status === 'RETURNED_TO_EDITOR') return { verb: t('Resume'), path: selection };
  if (row.status === 'UNDER_REVIEW') {
    return lateReviewers(row).length > 0
      ? { verb: t('Remind'), path: selection, reminds: true }
      : { verb: t('Open'), path: selection };
  }
  return { verb: t('Choose reviewers'), path: selection };
}
