import { Command } from '@nestjs/cqrs';
import type { SignInAnswer } from '../../../contracts';
import type { SignInClient } from '../../sessions/sign-in-client';

export class Authenticate extends Command<SignInAnswer> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly from: SignInClient,
  ) {
    super();
  }
}
