import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Finishes a consent when the reviewer has returned from ORCID. */
export class FinishCreditConsent extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly query: string,
    readonly secret: string,
  ) {
    super();
  }
}
