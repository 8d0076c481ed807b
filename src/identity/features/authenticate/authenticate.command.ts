import { Command } from '@nestjs/cqrs';
import type { AuthRecord } from '../../../contracts';
import type { SignInClient } from '../../sessions/sign-in-client';

export class Authenticate extends Command<AuthRecord> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly from: SignInClient,
  ) {
    super();
  }
}
