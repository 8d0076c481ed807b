import { Command } from '@nestjs/cqrs';

export class RemoveFromBlacklist extends Command<{ message: string }> {
  constructor(readonly id: string) {
    super();
  }
}
