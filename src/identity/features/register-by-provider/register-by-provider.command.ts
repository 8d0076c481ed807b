import { Command } from '@nestjs/cqrs';
import type { SignInAnswer } from '../../../contracts';
import type { SignInClient } from '../../sessions/sign-in-client';
import type { NewPerson } from '../../users/new-account';

export class RegisterByProvider extends Command<SignInAnswer> {
  constructor(
    readonly ticket: string,
    readonly person: NewPerson,
    readonly from: SignInClient,
    readonly correlationId: string,
  ) {
    super();
  }
}
