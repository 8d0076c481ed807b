import { Command } from '@nestjs/cqrs';
import type { AuthRecord } from '../../../contracts';

export class SetPassword extends Command<AuthRecord> {
  constructor(
    readonly userId: string,
    readonly key: string,
    readonly password: string,
  ) {
    super();
  }
}
