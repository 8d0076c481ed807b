import type { SimilarityProblem } from '../../contracts';

/** Why a call to the similarity service came to nothing. */
export class SimilarityFailure extends Error {
  constructor(readonly problem: SimilarityProblem) {
    super(problem);
  }
}

/** The service does not know what was asked for. */
export class UnknownAtService extends SimilarityFailure {
  constructor() {
    super('REFUSED');
  }
}
