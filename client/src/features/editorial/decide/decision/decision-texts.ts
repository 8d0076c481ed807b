import { type Advice, type Decision, t } from '@contracts';

/** Labels of the decision buttons (spec part 2, section 2, 'Decide on status'). */
export const DECISION_TEXTS: Record<Decision, string> = {
  ACCEPTED: t('Accept'),
  MINOR_REVISION: t('Minor revision'),
  MAJOR_REVISION: t('Major revision'),
  REJECTED: t('Reject'),
  DIRECT_REJECT: t('Direct reject'),
  REJECTED_R0: t('Rejected R0'),
  DIRECT_REJECT_R0: t('Direct reject R0'),
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: t('Letter to the editor'),
};

export const adviceText = (advice: Advice): string => DECISION_TEXTS[advice];

/** What each decision means, and what the author can do next. */
export const DECISION_MEANINGS: Record<Decision, string> = {
  MINOR_REVISION: t('The author sends small changes by a date.'),
  MAJOR_REVISION: t('The author has longer; usually reviewed again.'),
  ACCEPTED: t('Ends the review. The files are frozen.'),
  REJECTED: t('Final, with the reviews. No revision is possible.'),
  DIRECT_REJECT: t('Final, usually without reviews. No revision.'),
  REJECTED_R0: t('Final for a first version, with the reviews.'),
  DIRECT_REJECT_R0: t('Final for a first version, without reviews.'),
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: t('Final. The author may submit it as a letter.'),
};

/** The decisions in the groups of the decide page. */
export const DECISION_GROUPS: readonly { title: string; decisions: readonly Decision[] }[] = [
  { title: t('Ask for changes'), decisions: ['MINOR_REVISION', 'MAJOR_REVISION'] },
  { title: t('Accept'), decisions: ['ACCEPTED'] },
  {
    title: t('Decline'),
    decisions: [
      'REJECTED',
      'DIRECT_REJECT',
      'REJECTED_R0',
      'DIRECT_REJECT_R0',
      'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
    ],
  },
];
