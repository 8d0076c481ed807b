import type { CreditProblem } from '../../contracts';

/** Why a call to ORCID came to nothing. */
export class CreditFailure extends Error {
  constructor(readonly problem: CreditProblem) {
    super(problem);
  }
}

/** ORCID does not accept the token of a person any more: they took the permission back there, or it has expired. */
export class PermissionEnded extends Error {}
