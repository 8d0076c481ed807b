import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Nothing more of this reviewer goes to ORCID. */
export class WithdrawCreditConsent extends Command<null> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
