import { Inject, Injectable } from '@nestjs/common';
import type { MailTemplateInput, MailTemplatePreview } from '../../../contracts';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { mailLayout } from '../../../platform/mail';
import { plainText } from '../../../platform/rich-text';
import { TemplateCatalogue } from '../../mail-templates/template-catalogue';

interface PreviewMailTemplate {
  name: string;
  input: MailTemplateInput;
}

/** A template with sample values, as the recipient's mail program would show it. Nothing is stored. */
@Injectable()
export class PreviewMailTemplateReader {
  constructor(
    private readonly catalogue: TemplateCatalogue,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws ApiProblem 404 for an unknown name, 400 for a text that could not be saved either. */
  read({ name, input }: PreviewMailTemplate): Promise<MailTemplatePreview> {
    const { subject, html } = this.catalogue.sampleOf(name, input);
    const mail = {
      mailId: '',
      to: [],
      cc: [],
      replyTo: null,
      language: input.language ?? ('en' as const),
      subject,
      html,
    };
    return Promise.resolve({ subject, html: mailLayout(mail, this.config), text: plainText(html) });
  }
}
