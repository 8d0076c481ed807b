import type { Recommendation } from '../../contracts';

/** Recommendations in the wording of mails. */
export const RECOMMENDATION_WORDS: Record<Recommendation, string> = {
  Acceptance: 'acceptance',
  ConditionalAcceptance: 'conditional acceptance',
  MinorRevision: 'minor revision',
  MajorRevision: 'major revision',
  Rejection: 'rejection',
  Rejection_Inappropriate: 'rejection as inappropriate for this journal',
};
