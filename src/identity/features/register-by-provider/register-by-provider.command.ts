import { Command } from '@nestjs/cqrs';
import type { SignInAnswer } from '../../../contracts';
import type { SignInClient } from '../../sessions/sign-in-client';
import type { NewPerson } from '../../users/new-account';

export class RegisterByProvider extends Command<SignInAnswer> {
  constructor(
    readonly ticket: string,
    readonly person: NewPerson,
    /** The version of the text about personal data that the person agreed to. */
    readonly privacyVersion: number | undefined,
    readonly from: SignInClient,
    readonly correlationId: string,
  ) {
    super();
  }
}
