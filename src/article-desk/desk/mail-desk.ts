import { Inject, Injectable } from '@nestjs/common';
import type { ArticleState, MailRequest } from '../../article';
import { isEmail, type MailKind, type MailSuggestion, normalEmail } from '../../contracts';
import { newId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { MailTemplates, type RenderedMail } from '../../platform/mail';
import { sanitiseRichText } from '../../platform/rich-text';
import type { MailBodyDto } from '../mails/mail-body.dto';
import { articleMailValues, type MailValues } from '../mails/mail-values';

/** Each address once, in the given order. */
const distinct = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.map((address) => [normalEmail(address), address.trim()])).values(),
];

/** `<module>/<name>` of `src/<module>/mails/<name>.hbs`. */
export type Template = `${'review' | 'editorial'}/${string}`;

interface FromTemplate {
  kind: MailKind;
  template: Template;
  to: readonly string[];
  values?: MailValues;
  assignmentId?: string | null;
}

/** Makes mails about an article: suggestions for a person to edit, and requests to store with a command. */
@Injectable()
export class MailDesk {
  constructor(
    private readonly templates: MailTemplates,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** A suggested mail that the caller edits and sends back. */
  suggest(state: ArticleState, { template, to, values = {} }: Omit<FromTemplate, 'kind'>): MailSuggestion {
    const { subject, html } = this.render(state, template, values);
    return { to: distinct(to), cc: [], subject, message: html };
  }

  /** A mail sent as the template has it; null without a recipient. */
  compose(state: ArticleState, mail: FromTemplate): MailRequest | null {
    const to = distinct(mail.to.filter((address) => isEmail(address)));
    if (to.length === 0) return null;
    const { subject, html } = this.render(state, mail.template, mail.values ?? {});
    return this.request(mail.kind, { to, cc: [], subject, html, assignmentId: mail.assignmentId ?? null });
  }

  /**
   * A mail as edited by its sender, made safe. Goes to `fallback` where no recipient was sent.
   * @throws ApiProblem 400 without any recipient or with an invalid address.
   */
  fromBody(kind: MailKind, body: MailBodyDto, fallback: readonly string[], assignmentId?: string): MailRequest {
    const to = distinct(body.to ?? fallback);
    if (to.length === 0) throw validationProblem({ to: 'Please choose at least one recipient.' });
    const replyTo = body.replyTo ?? null;
    if (replyTo !== null && !isEmail(replyTo))
      throw validationProblem({ replyTo: 'The reply address is not a valid email address.' });
    const [subject, html] = [body.subject.replace(/\s+/g, ' ').trim(), sanitiseRichText(body.text)];
    return {
      ...this.request(kind, { to, cc: distinct(body.cc ?? []), subject, html, assignmentId: assignmentId ?? null }),
      replyTo,
    };
  }

  private request(
    kind: MailKind,
    mail: Pick<MailRequest, 'to' | 'cc' | 'subject' | 'html' | 'assignmentId'>,
  ): MailRequest {
    return { mailId: newId(), kind, replyTo: null, ...mail };
  }

  private render(state: ArticleState, template: Template, values: MailValues): RenderedMail {
    const [module = '', name = ''] = template.split('/');
    return this.templates.render(module, name, { ...articleMailValues(state, this.config), ...values });
  }
}
