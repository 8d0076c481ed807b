import { Command } from '@nestjs/cqrs';

export class DisownAddress extends Command<void> {
  constructor(readonly key: string) {
    super();
  }
}
