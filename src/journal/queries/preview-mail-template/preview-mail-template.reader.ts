import { Inject, Injectable } from '@nestjs/common';
import type { MailTemplateInput, MailTemplatePreview } from '../../../contracts';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { mailLayout, readBuiltIn, renderWritten, variablesOf } from '../../../platform/mail';
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
    const key = this.catalogue.keyOf(name);
    const text = { subject: input.subject.trim(), body: input.body };
    this.catalogue.check(key, text);
    const { subject, html } = renderWritten(text, variablesOf(readBuiltIn(key)))(this.catalogue.samples());
    const mail = { mailId: '', to: [], cc: [], replyTo: null, subject, html };
    return Promise.resolve({ subject, html: mailLayout(mail, this.config) });
  }
}
