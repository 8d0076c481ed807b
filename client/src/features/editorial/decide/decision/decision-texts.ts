import type { Advice, Decision } from '@contracts';

/** Labels of the decision buttons (spec part 2, section 2, 'Decide on status'). */
export const DECISION_TEXTS: Record<Decision, string> = {
  ACCEPTED: 'Accept',
  MINOR_REVISION: 'Minor revision',
  MAJOR_REVISION: 'Major revision',
  REJECTED: 'Reject',
  DIRECT_REJECT: 'Direct reject',
  REJECTED_R0: 'Rejected R0',
  DIRECT_REJECT_R0: 'Direct reject R0',
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: 'Letter to the editor',
};

export const adviceText = (advice: Advice): string => DECISION_TEXTS[advice];

/** What each decision means, and what the author can do next. */
export const DECISION_MEANINGS: Record<Decision, string> = {
  MINOR_REVISION: 'The author sends small changes by a date.',
  MAJOR_REVISION: 'The author has longer; usually reviewed again.',
  ACCEPTED: 'Ends the review. The files are frozen.',
  REJECTED: 'Final, with the reviews. No revision is possible.',
  DIRECT_REJECT: 'Final, usually without reviews. No revision.',
  REJECTED_R0: 'Final for a first version, with the reviews.',
  DIRECT_REJECT_R0: 'Final for a first version, without reviews.',
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: 'Final. The author may submit it as a letter.',
};

/** The decisions in the groups of the decide page. */
export const DECISION_GROUPS: readonly { title: string; decisions: readonly Decision[] }[] = [
  { title: 'Ask for changes', decisions: ['MINOR_REVISION', 'MAJOR_REVISION'] },
  { title: 'Accept', decisions: ['ACCEPTED'] },
  {
    title: 'Decline',
    decisions: [
      'REJECTED',
      'DIRECT_REJECT',
      'REJECTED_R0',
      'DIRECT_REJECT_R0',
      'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
    ],
  },
];
