import type { SendingProblem } from '../../contracts';

/** Why a package did not arrive. */
export class SendingFailure extends Error {
  constructor(readonly problem: SendingProblem) {
    super(problem);
  }
}
