import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ChangeMailTemplateController } from '../features/change-mail-template/change-mail-template.controller';
import { ChangeMailTemplateHandler } from '../features/change-mail-template/change-mail-template.handler';
import { ResetMailTemplateController } from '../features/reset-mail-template/reset-mail-template.controller';
import { ResetMailTemplateHandler } from '../features/reset-mail-template/reset-mail-template.handler';
import { ListMailTemplatesController } from '../queries/list-mail-templates/list-mail-templates.controller';
import { ListMailTemplatesHandler } from '../queries/list-mail-templates/list-mail-templates.handler';
import { PreviewMailTemplateController } from '../queries/preview-mail-template/preview-mail-template.controller';
import { PreviewMailTemplateHandler } from '../queries/preview-mail-template/preview-mail-template.handler';
import { TemplateCatalogue } from './template-catalogue';

/** The texts of mails, as webmasters change them. */
@Module({
  imports: [CqrsModule],
  controllers: [
    ListMailTemplatesController,
    PreviewMailTemplateController,
    ResetMailTemplateController,
    ChangeMailTemplateController,
  ],
  providers: [
    TemplateCatalogue,
    ChangeMailTemplateHandler,
    ResetMailTemplateHandler,
    ListMailTemplatesHandler,
    PreviewMailTemplateHandler,
  ],
})
export class MailTemplatesModule {}
