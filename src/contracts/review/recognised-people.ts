import type { PastedPerson } from './pasted-people';
import type { ReviewerCandidate, SuggestedPerson } from './review-views';

/** Why a person in a pasted text cannot be added as written. */
export type PasteProblem = 'ADDRESS' | 'NO_NAME' | 'NO_ACCOUNT' | 'SEVERAL' | 'TWICE' | 'TOO_MANY';

/** One person in a pasted text, with the account that was recognised. */
export interface RecognisedPerson extends PastedPerson {
  /** Id of the person's account; null for a person without one. */
  accountId: string | null;
  /** As `barred` in SuggestedPerson. */
  barred: SuggestedPerson['barred'];
  conflicts: ReviewerCandidate['conflicts'];
  problem: PasteProblem | null;
}
