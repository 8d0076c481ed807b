import { Command } from '@nestjs/cqrs';
import type { CreditStart } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Sends a reviewer to ORCID, to let the journal add reviews to their record. */
export class StartCreditConsent extends Command<CreditStart> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
