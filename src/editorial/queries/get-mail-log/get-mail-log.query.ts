import { Query } from '@nestjs/cqrs';
import type { EmailLogEntry } from '../../../contracts';

export class GetMailLog extends Query<EmailLogEntry[]> {
  constructor(readonly articleId: string) {
    super();
  }
}
