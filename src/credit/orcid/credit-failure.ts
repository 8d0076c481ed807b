import type { CreditProblem } from '../../contracts';

/** Why a call to ORCID came to nothing. */
export class CreditFailure extends Error {
  constructor(readonly problem: CreditProblem) {
    super(problem);
  }
}
