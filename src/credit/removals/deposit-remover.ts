import { Injectable } from '@nestjs/common';
import type { CreditProblem } from '../../contracts';
import { ConsentStore } from '../consent/consent-store';
import { Permissions } from '../consent/permissions';
import type { DueDeposit } from '../deposits/deposit-queue';
import { reviewIdOf } from '../deposits/review-id';
import { CreditFailure, PermissionEnded } from '../orcid/credit-failure';
import { OrcidClient } from '../orcid/orcid-client';
import type { StoredCredit } from '../settings/credit-store';

/** Null when it is no longer at ORCID. */
export type RemovalProblem = CreditProblem | null;

/** Deletes one review from the ORCID record of its reviewer. */
@Injectable()
export class DepositRemover {
  constructor(
    private readonly permissions: Permissions,
    private readonly consents: ConsentStore,
    private readonly orcid: OrcidClient,
  ) {}

  /** @param stillMine is called right before the deletion. */
  async remove(credit: StoredCredit, due: DueDeposit, stillMine: () => Promise<void>): Promise<RemovalProblem> {
    const permission = await this.permissions.of(due.userId);
    if (permission === null) return 'PERMISSION';
    try {
      // The number is unknown when the answer to a try was lost, or when the person left the review out during a try.
      const putCode = due.putCode ?? (await this.orcid.putCodeOf(credit, permission, reviewIdOf(due.assignmentId)));
      if (putCode === null) return null;
      await stillMine();
      await this.orcid.remove(credit, permission, putCode);
      return null;
    } catch (failure) {
      if (failure instanceof CreditFailure) return failure.problem;
      if (!(failure instanceof PermissionEnded)) throw failure;
      await this.consents.end(due.userId);
      return 'PERMISSION';
    }
  }
}
