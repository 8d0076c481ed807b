import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** The reviewer is back from ORCID. */
export class FinishCreditConsent extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly query: string,
    readonly secret: string,
  ) {
    super();
  }
}
