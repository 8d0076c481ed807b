import type { PastedPerson } from './pasted-people';
import type { ReviewerCandidate, SuggestedPerson } from './review-views';

/** Why a person of a pasted text cannot be added as it stands. */
export type PasteProblem = 'ADDRESS' | 'NO_NAME' | 'NO_ACCOUNT' | 'SEVERAL' | 'TWICE' | 'TOO_MANY';

/** One person of a pasted text, with the account that is meant. */
export interface RecognisedPerson extends PastedPerson {
  /** Null for a person who would be new here. */
  accountId: string | null;
  /** As in `SuggestedPerson`. */
  barred: SuggestedPerson['barred'];
  conflicts: ReviewerCandidate['conflicts'];
  problem: PasteProblem | null;
}
