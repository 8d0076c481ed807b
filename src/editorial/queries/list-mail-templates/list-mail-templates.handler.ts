import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { MailTemplateView } from '../../../contracts';
import { TemplateCatalogue } from '../../mail-templates/template-catalogue';
import { ListMailTemplates } from './list-mail-templates.query';

/** Every mail template as it is in force, with its default and its variables. */
@QueryHandler(ListMailTemplates)
export class ListMailTemplatesHandler implements IQueryHandler<ListMailTemplates> {
  constructor(private readonly catalogue: TemplateCatalogue) {}

  execute(): Promise<MailTemplateView[]> {
    return this.catalogue.list();
  }
}
