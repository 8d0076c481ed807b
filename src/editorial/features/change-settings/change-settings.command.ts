import { Command } from '@nestjs/cqrs';
import type { JournalSettings } from '../../../contracts';

export class ChangeSettings extends Command<JournalSettings> {
  constructor(readonly changes: Partial<JournalSettings>) {
    super();
  }
}
