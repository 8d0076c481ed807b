import { type ArticleCard, type ArticleStatus, t } from '@contracts';

/** The statuses in which the office chooses reviewers. */
const CHOOSING: readonly ArticleStatus[] = ['REVIEWER_SELECTION', 'ASSOCIATE_EDITOR'];

export interface NextStep {
  /** The label of the next step, such as 'Choose reviewers'. */
  verb: string;
  path: string;
  /** True if the step is a mail to late reviewers. */
  reminds?: boolean;
  /** True if nothing is to be done now, so that the step only opens a page. */
  opens?: boolean;
}

/** The next step of the office for an article, and its page; the same on the start page and in all lists (spec part 2, section 2). */
export function stepOf(
  { id, status, actions }: Pick<ArticleCard, 'id' | 'status' | 'actions'>,
  hasLateReviewers: boolean,
): NextStep {
  const selection = `/reviewerSelection/${id}`;
  // An article that waits for its check again opens on the check page, for people who may check it.
  if (actions.includes('pass-check')) return { verb: t('Check', {}, 'verb'), path: `/checkManuscript/${id}` };
  if (status === 'REVIEWED') {
    const verb = actions.includes('advise') && !actions.includes('decide') ? t('Advise') : t('Decide');
    return { verb, path: `/decideOnStatus/${id}` };
  }
  if (status === 'RETURNED_TO_EDITOR') return { verb: t('Resume'), path: selection };
  if (status === 'UNDER_REVIEW') {
    return hasLateReviewers
      ? { verb: t('Remind'), path: selection, reminds: true }
      : { verb: t('Open', {}, 'verb'), path: selection, opens: true };
  }
  if (CHOOSING.includes(status)) return { verb: t('Choose reviewers'), path: selection };
  return { verb: t('Open', {}, 'verb'), path: `/articleDetails/${id}`, opens: true };
}
