import { Command } from '@nestjs/cqrs';
import type { NewRecoveryCodes } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
export class RenewRecoveryCodes extends Command<NewRecoveryCodes> {
  constructor(
    readonly user: RequestUser,
    readonly correlationId: string,
  ) {
    super();
  }
}
