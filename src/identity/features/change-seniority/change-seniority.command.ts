import { Command } from '@nestjs/cqrs';
import type { SeniorityLevel, User } from '../../../contracts';

export class ChangeSeniority extends Command<User> {
  constructor(
    readonly targetId: string,
    readonly level: SeniorityLevel,
  ) {
    super();
  }
}
