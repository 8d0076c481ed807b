import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** The check page no longer shows what the certificate says. */
export class WithdrawCertificate extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
  ) {
    super();
  }
}
