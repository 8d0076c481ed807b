import { Inject, Injectable } from '@nestjs/common';
import type { Actor, ArticleState, MailRequest } from '../../article';
import {
  isEmail,
  isErasedAddress,
  type Language,
  type MailKind,
  type MailSuggestion,
  normalEmail,
} from '../../contracts';
import { MailLanguages } from '../../identity/public';
import { newId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { inRequestLanguage } from '../../platform/http/language/request-language';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { type LocalisedMail, MailTemplates } from '../../platform/mail';
import { sanitiseRichText } from '../../platform/rich-text';
import { insertableValues } from '../mails/insertable-values';
import type { MailBodyDto } from '../mails/mail-body.dto';
import { articleMailValues, type MailValues } from '../mails/mail-values';
import { NamesGuard } from '../names/names-guard';
import { HiddenAuthors } from '../veil/hidden-authors';

/** Each address once, in the given order. */
const distinct = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.map((address) => [normalEmail(address), address.trim()])).values(),
];

/** Without the addresses of erased people: no mail goes to a closed account. */
const reachable = (addresses: readonly string[]): string[] =>
  distinct(addresses.filter((address) => !isErasedAddress(address)));

/** `<module>/<name>` of `src/<module>/mails/<name>.hbs`. */
export type Template = `${'review' | 'editorial'}/${string}`;

interface FromTemplate {
  kind: MailKind;
  template: Template;
  to: readonly string[];
  /** A function returns the values that depend on the reader's language. */
  values?: MailValues | (() => MailValues);
  assignmentId?: string | null;
}

/** A mail as its sender edited it. */
interface EditedMail {
  kind: MailKind;
  body: MailBodyDto;
  sender: Actor;
  /** Recipients if the sender entered none. */
  fallback: readonly string[];
  assignmentId?: string;
}

/** Makes mails about an article: suggestions for a person to edit, and requests to store with a command. */
@Injectable()
export class MailDesk {
  constructor(
    private readonly templates: MailTemplates,
    private readonly languages: MailLanguages,
    private readonly names: NamesGuard,
    private readonly hidden: HiddenAuthors,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** A suggested mail, in the readers' language, that the caller edits and sends back. */
  async suggest(state: ArticleState, mail: Omit<FromTemplate, 'kind'>): Promise<MailSuggestion> {
    let used: MailValues = {};
    const { subject, html, language } = await this.render(state, mail, (values) => (used = values));
    const insertable = inRequestLanguage(() => insertableValues(used));
    return { to: reachable(mail.to), cc: [], language, subject, message: html, insertable };
  }

  /** A mail sent as the template has it; null without a recipient. */
  async compose(state: ArticleState, mail: FromTemplate): Promise<MailRequest | null> {
    const to = reachable(mail.to.filter((address) => isEmail(address)));
    if (to.length === 0) return null;
    const { subject, html, language } = await this.render(state, { ...mail, to });
    return this.request(mail.kind, { to, cc: [], language, subject, html, assignmentId: mail.assignmentId ?? null });
  }

  /**
   * A mail as edited by its sender, made safe. Goes to `fallback` if it has no recipient.
   * @throws ApiProblem 400 without any recipient or with an invalid address; 422 NAMES_FOUND.
   */
  async fromBody(
    state: ArticleState,
    { kind, body: sent, sender, fallback, assignmentId }: EditedMail,
  ): Promise<MailRequest> {
    const body = await this.hidden.filledIn(state, { kind, body: sent, sender, authors: fallback });
    const to = reachable(body.to ?? fallback);
    if (to.length === 0) throw validationProblem({ to: 'Please choose at least one recipient.' });
    const replyTo = body.replyTo ?? null;
    if (replyTo !== null && !isEmail(replyTo))
      throw validationProblem({ replyTo: 'The reply address is not a valid email address.' });
    await this.names.requireNamelessLetter(state, { kind, body: sent, sender });
    const [subject, html] = [body.subject.replace(/\s+/g, ' ').trim(), sanitiseRichText(body.text)];
    const language = body.language ?? (await this.languages.of(to));
    return {
      ...this.request(kind, {
        to,
        cc: reachable(body.cc ?? []),
        language,
        subject,
        html,
        assignmentId: assignmentId ?? null,
      }),
      replyTo,
    };
  }

  private request(
    kind: MailKind,
    mail: Pick<MailRequest, 'to' | 'cc' | 'language' | 'subject' | 'html' | 'assignmentId'>,
  ): MailRequest {
    return { mailId: newId(), kind, replyTo: null, ...mail };
  }

  /** The language in which these readers get a template. */
  async languageOf(template: Template, to: readonly string[]): Promise<Language> {
    return this.templates.languageFor(template, await this.languages.of(to));
  }

  /** @param onValues receives the values, in the language of the mail. */
  private async render(
    state: ArticleState,
    { template, to, values = {} }: Omit<FromTemplate, 'kind'>,
    onValues: (values: MailValues) => void = () => undefined,
  ): Promise<LocalisedMail> {
    const [module = '', name = ''] = template.split('/');
    const all = (): MailValues => {
      const made = {
        ...articleMailValues(state, this.config),
        ...(typeof values === 'function' ? values() : values),
      };
      onValues(made);
      return made;
    };
    return this.templates.render(module, name, all, await this.languages.of(to));
  }
}
