import type { Template } from '../../article-desk/public';
import type { Decision } from '../../contracts';

/** In the order of contracts' CORRECTION_SUBJECTS. */
export const CORRECTION_TEMPLATES: readonly Template[] = [
  'editorial/correction-template',
  'editorial/correction-figures',
  'editorial/correction-files',
];

export const DECISION_TEMPLATES: Record<Decision, Template> = {
  ACCEPTED: 'editorial/decision-accepted',
  MINOR_REVISION: 'editorial/decision-minor-revision',
  MAJOR_REVISION: 'editorial/decision-major-revision',
  REJECTED: 'editorial/decision-rejected',
  DIRECT_REJECT: 'editorial/decision-direct-reject',
  REJECTED_R0: 'editorial/decision-rejected-r0',
  DIRECT_REJECT_R0: 'editorial/decision-direct-reject-r0',
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: 'editorial/decision-letter-to-the-editor',
};
