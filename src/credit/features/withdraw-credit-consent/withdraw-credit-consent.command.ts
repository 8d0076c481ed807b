import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Stops sending this reviewer's reviews to ORCID. */
export class WithdrawCreditConsent extends Command<null> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
