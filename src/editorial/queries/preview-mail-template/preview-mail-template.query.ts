import { Query } from '@nestjs/cqrs';
import type { MailTemplateInput, MailTemplatePreview } from '../../../contracts';

export class PreviewMailTemplate extends Query<MailTemplatePreview> {
  constructor(
    readonly name: string,
    readonly input: MailTemplateInput,
  ) {
    super();
  }
}
