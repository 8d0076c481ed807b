import { Command } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import type { NewPerson } from '../../users/new-account';

export class RegisterPerson extends Command<User> {
  constructor(
    readonly person: NewPerson,
    readonly password: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
