import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Withdraws a certificate, so that the check page no longer shows its content. */
export class WithdrawCertificate extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
  ) {
    super();
  }
}
