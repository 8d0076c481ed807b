import { Command } from '@nestjs/cqrs';
import type { Language, MailTemplateView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class ResetMailTemplate extends Command<MailTemplateView> {
  constructor(
    readonly user: RequestUser,
    readonly name: string,
    readonly language: Language,
  ) {
    super();
  }
}
