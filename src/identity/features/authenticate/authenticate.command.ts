import { Command } from '@nestjs/cqrs';
import type { AuthRecord } from '../../../contracts';

export class Authenticate extends Command<AuthRecord> {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}
