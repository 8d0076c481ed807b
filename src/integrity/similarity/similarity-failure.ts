import type { SimilarityProblem } from '../../contracts';

/** Why a call to the similarity service failed. */
export class SimilarityFailure extends Error {
  constructor(readonly problem: SimilarityProblem) {
    super(problem);
  }
}

/** The service does not know the requested submission or report. */
export class UnknownAtService extends SimilarityFailure {
  constructor() {
    super('REFUSED');
  }
}
