import { Injectable } from '@nestjs/common';
import type { Language, MailTemplateView } from '../../../contracts';
import { TemplateCatalogue } from '../../mail-templates/template-catalogue';

/** Every mail template of a language in its current form, with its default and its variables. */
@Injectable()
export class ListMailTemplatesReader {
  constructor(private readonly catalogue: TemplateCatalogue) {}

  read(language: Language): Promise<MailTemplateView[]> {
    return this.catalogue.list(language);
  }
}
