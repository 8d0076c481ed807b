import { Command } from '@nestjs/cqrs';
import type { CreditChange } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Sets how reviews get credit at ORCID. */
export class ChangeCredit extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly change: CreditChange,
  ) {
    super();
  }
}
