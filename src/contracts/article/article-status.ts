import { texts } from '../language/texts';

/** Article statuses (spec part 1, section 4; WITHDRAWN: lifecycle, section 2). */
export const ARTICLE_STATUSES = [
  'DRAFT',
  'NEW_ARTICLE',
  'CORRECTION',
  'REVIEWER_SELECTION',
  'ASSOCIATE_EDITOR',
  'UNDER_REVIEW',
  'REVIEWED',
  'RETURNED_TO_EDITOR',
  'MINOR_REVISION',
  'MAJOR_REVISION',
  'ACCEPTED',
  'REJECTED',
  'DIRECT_REJECT',
  'REJECTED_R0',
  'DIRECT_REJECT_R0',
  'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
  'WITHDRAWN',
] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** The eight decisions of an editor (spec part 2, section 4). */
export const DECISIONS = [
  'ACCEPTED',
  'MINOR_REVISION',
  'MAJOR_REVISION',
  'REJECTED',
  'DIRECT_REJECT',
  'REJECTED_R0',
  'DIRECT_REJECT_R0',
  'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
] as const satisfies readonly ArticleStatus[];
export type Decision = (typeof DECISIONS)[number];

/** The advice of an associate editor: any of the decisions (lifecycle, section 2). */
export type Advice = Decision;
export const ADVICES: readonly Advice[] = [...DECISIONS];

/** Target statuses of an override (lifecycle, section 2). */
export const OVERRIDE_STATUSES = [...DECISIONS, 'RETURNED_TO_EDITOR'] as const;
export type OverrideStatus = (typeof OVERRIDE_STATUSES)[number];

/** The choices in an override: a status, or BACK_TO_REVIEW, for which the state of the reviewers determines the status. */
export const OVERRIDE_CHOICES = [...OVERRIDE_STATUSES, 'BACK_TO_REVIEW'] as const;
export type OverrideChoice = (typeof OVERRIDE_CHOICES)[number];

/** Decisions allowed only while the article has not been revised (lifecycle, section 2). */
export const FIRST_ROUND_DECISIONS: readonly Decision[] = ['REJECTED_R0', 'DIRECT_REJECT_R0'];

/** Statuses that only an override can change. */
export const FINAL_STATUSES: readonly ArticleStatus[] = [
  'ACCEPTED',
  'REJECTED',
  'DIRECT_REJECT',
  'REJECTED_R0',
  'DIRECT_REJECT_R0',
  'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
  'WITHDRAWN',
];

/** Statuses in which reviewers are chosen or at work. The automatic moves are between these (lifecycle, section 2, 'reviewers moved'). */
export const REVIEWING_STATUSES = [
  'REVIEWER_SELECTION',
  'ASSOCIATE_EDITOR',
  'UNDER_REVIEW',
  'REVIEWED',
] as const satisfies readonly ArticleStatus[];

/** Statuses that wait for the author: the list 'Action needed' (spec part 1, section 4). */
export const ACTION_NEEDED_STATUSES: readonly ArticleStatus[] = ['MINOR_REVISION', 'MAJOR_REVISION', 'CORRECTION'];

/** In these statuses guests, authors and reviewers do not see the reviews (spec part 1, section 4). */
export const REVIEWS_HIDDEN_STATUSES: readonly ArticleStatus[] = [
  'DRAFT',
  'NEW_ARTICLE',
  'REVIEWED',
  'UNDER_REVIEW',
  'REVIEWER_SELECTION',
  'ASSOCIATE_EDITOR',
  'RETURNED_TO_EDITOR',
  'CORRECTION',
];

/** The status as shown to the author (lifecycle, section 2, 'What the author is shown'). */
export function statusForAuthor(status: ArticleStatus): ArticleStatus {
  if (status === 'ASSOCIATE_EDITOR') return 'REVIEWER_SELECTION';
  if (status === 'RETURNED_TO_EDITOR') return 'UNDER_REVIEW';
  return status;
}

export type StatusFamily = 'author' | 'staff' | 'reviewers' | 'accepted' | 'ended' | 'draft';

const LABELS = texts({
  DRAFT: 'Draft',
  NEW_ARTICLE: 'New article',
  CORRECTION: 'Correction',
  REVIEWER_SELECTION: 'Reviewer selection',
  ASSOCIATE_EDITOR: 'Associate editor',
  UNDER_REVIEW: 'Under review',
  REVIEWED: 'Reviewed',
  RETURNED_TO_EDITOR: 'Returned to editor',
  MINOR_REVISION: 'Minor revision',
  MAJOR_REVISION: 'Major revision',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
  DIRECT_REJECT: 'Direct reject',
  REJECTED_R0: 'Rejected R0',
  DIRECT_REJECT_R0: 'Direct reject R0',
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: 'Letter to the editor',
  WITHDRAWN: 'Withdrawn',
});

const FAMILIES: Record<ArticleStatus, StatusFamily> = {
  DRAFT: 'draft',
  NEW_ARTICLE: 'staff',
  CORRECTION: 'author',
  REVIEWER_SELECTION: 'staff',
  ASSOCIATE_EDITOR: 'staff',
  UNDER_REVIEW: 'reviewers',
  REVIEWED: 'staff',
  RETURNED_TO_EDITOR: 'staff',
  MINOR_REVISION: 'author',
  MAJOR_REVISION: 'author',
  ACCEPTED: 'accepted',
  REJECTED: 'ended',
  DIRECT_REJECT: 'ended',
  REJECTED_R0: 'ended',
  DIRECT_REJECT_R0: 'ended',
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: 'ended',
  WITHDRAWN: 'ended',
};

/** One label and one colour family for each status, used wherever a status is shown. */
export const STATUS_LABELS = Object.fromEntries(
  ARTICLE_STATUSES.map((status) => [
    status,
    {
      family: FAMILIES[status],
      get label() {
        return LABELS[status];
      },
    },
  ]),
) as Record<ArticleStatus, { readonly label: string; readonly family: StatusFamily }>;
