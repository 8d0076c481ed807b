import { Command } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import type { NewPerson } from '../../users/new-account';

export class RegisterPerson extends Command<User> {
  constructor(
    readonly person: NewPerson,
    readonly password: string,
    /** The version of the text about personal data that the person agreed to. */
    readonly privacyVersion: number | undefined,
    readonly correlationId: string,
  ) {
    super();
  }
}
