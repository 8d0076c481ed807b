import { Command } from '@nestjs/cqrs';
import type { NewRecoveryCodes } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
export class ConfirmApp extends Command<NewRecoveryCodes> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
    readonly code: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
