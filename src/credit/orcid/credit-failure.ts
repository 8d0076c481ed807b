import type { CreditProblem } from '../../contracts';

/** Why a call to ORCID failed. */
export class CreditFailure extends Error {
  constructor(readonly problem: CreditProblem) {
    super(problem);
  }
}

/** ORCID no longer accepts a person's token: they withdrew the permission there, or the token has expired. */
export class PermissionEnded extends Error {}
