import { Command } from '@nestjs/cqrs';
import type { SignInAnswer } from '../../../contracts';
import type { SignInClient } from '../../sessions/sign-in-client';

export class SetPassword extends Command<SignInAnswer> {
  constructor(
    readonly userId: string,
    readonly key: string,
    readonly password: string,
    readonly from: SignInClient,
  ) {
    super();
  }
}
