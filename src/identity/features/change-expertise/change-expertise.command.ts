import { Command } from '@nestjs/cqrs';
import type { User } from '../../../contracts';

export class ChangeExpertise extends Command<User> {
  constructor(
    readonly targetId: string,
    readonly expertise: string | null,
  ) {
    super();
  }
}
