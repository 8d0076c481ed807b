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
