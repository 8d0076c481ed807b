import { Command } from '@nestjs/cqrs';
import type { JournalSettings } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class RemoveLogo extends Command<JournalSettings> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
