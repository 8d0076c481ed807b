import { Injectable } from '@nestjs/common';
import type { MailTemplateView } from '../../../contracts';
import { TemplateCatalogue } from '../../mail-templates/template-catalogue';

/** Every mail template in its current form, with its default and its variables. */
@Injectable()
export class ListMailTemplatesReader {
  constructor(private readonly catalogue: TemplateCatalogue) {}

  read(): Promise<MailTemplateView[]> {
    return this.catalogue.list();
  }
}
