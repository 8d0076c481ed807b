import { type ArticleStatus, type ArticleView, t } from '@contracts';
import type { Step } from '../../display/progress-steps';

const REVIEWED: readonly ArticleStatus[] = [
  'REJECTED',
  'ACCEPTED',
  'MAJOR_REVISION',
  'MINOR_REVISION',
  'REVIEWED',
  'DIRECT_REJECT',
  'REJECTED_R0',
  'DIRECT_REJECT_R0',
  'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
];
const UNDER_REVIEW: readonly ArticleStatus[] = [...REVIEWED, 'UNDER_REVIEW', 'RETURNED_TO_EDITOR'];
const SELECTION: readonly ArticleStatus[] = [...UNDER_REVIEW, 'REVIEWER_SELECTION', 'ASSOCIATE_EDITOR'];

/** The four steps that an author sees (spec part 1, section 4, 'Author progress display'). */
export function articleSteps({ status, withdrawnFrom }: Pick<ArticleView, 'status' | 'withdrawnFrom'>): Step[] {
  const reached = withdrawnFrom ?? status;
  const ticked = [
    { label: t('New Article'), done: reached !== 'DRAFT' },
    { label: t('Reviewer selection'), done: SELECTION.includes(reached) },
    { label: t('Under Review'), done: UNDER_REVIEW.includes(reached) },
    { label: t('Reviewed'), done: REVIEWED.includes(reached) },
  ];
  const open = status === 'WITHDRAWN' ? 'unreached' : 'ahead';
  return ticked.map(({ label, done }) => ({ label, state: done ? 'done' : open }));
}
