import { Command } from '@nestjs/cqrs';
import type { AuthRecord } from '../../../contracts';
import { type SignInClient } from '../../sessions/sign-in-client';
export class SignInByPasskey extends Command<AuthRecord> {
  constructor(
    readonly passkey: object,
    readonly from: SignInClient,
  ) {
    super();
  }
}
