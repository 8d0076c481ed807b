import { Command } from '@nestjs/cqrs';
import type { NewRecoveryCodes } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
export class ConfirmPasskey extends Command<NewRecoveryCodes> {
  constructor(
    readonly user: RequestUser,
    readonly name: string,
    readonly passkey: object,
    readonly correlationId: string,
  ) {
    super();
  }
}
