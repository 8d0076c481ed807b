import type { Language } from '../language/languages';
import { texts } from '../language/texts';
import type { MailKind } from '../mail/mails';

/** How a mail comes about. A suggested mail is edited by a person before it is sent. */
export const MAIL_TEMPLATE_HOW = texts({
  now: 'at once',
  suggested: 'suggested',
  automatic: 'automatic',
  suggestedOrAutomatic: 'suggested; automatic',
});

/** A variable that one mail template may use, and how. */
export interface MailTemplateVariable {
  name: string;
  /** A short label: 'Title of the article'. */
  label: string;
  /** The text after 'If' in a condition: 'it is a revision'. */
  asked: string;
  meaning: string;
  /** text: inserted as text. rich: inserted as safe rich text, by three braces. condition: only tested, by `{{#if name}}`. */
  kind: 'text' | 'rich' | 'condition';
  /** True: the variable may be used only between `{{#if name}}` and `{{/if}}`. */
  mayBeEmpty: boolean;
  /** True: the template must contain the variable, because the mail is useless without it. */
  isNeeded: boolean;
}

/** One language of a mail template. */
export interface TemplateLanguage {
  language: Language;
  isChanged: boolean;
  /** The language in which readers get the mail: English while the journal has changed only the English text (ADR 67). */
  readersGet: Language;
}

/** A mail template in one language, as webmasters see it (api, 'Files, tickets, the rest'). */
export interface MailTemplateView {
  /** Name of the template without its module, as in the path of the API. */
  name: string;
  kind: MailKind;
  /** When it is sent, as `to` and `how` in the language of the caller. */
  when: string;
  to: string;
  how: string;
  /** Language of `subject` and `body`. */
  language: Language;
  /** All languages that the template exists in. */
  languages: TemplateLanguage[];
  /** The stored text or, without one, the default. */
  subject: string;
  body: string;
  isChanged: boolean;
  /** When the text was changed, ISO 8601; null for the default. */
  changedAt: string | null;
  /** Name of the webmaster who changed the text; null for the default, or when the account no longer exists. */
  changedBy: string | null;
  /** False: the stored text does not fit this version of Quire any more, so mails use the default. */
  isUsable: boolean;
  defaultSubject: string;
  defaultBody: string;
  variables: MailTemplateVariable[];
}

/** POST /mail-templates/{name} and /mail-templates/{name}/preview: the text to store or to preview. */
export interface MailTemplateInput {
  subject: string;
  body: string;
  /** Language of the text; English if absent. */
  language?: Language;
  /** `changedAt` of the template as it was read. The server answers 409 when the template has been changed since. */
  changedAt?: string | null;
}

export interface MailTemplatePreview {
  subject: string;
  /** A complete HTML document, for a sandboxed frame. */
  html: string;
  /** The mail as plain text, for mail programs that show no HTML. */
  text: string;
}

/** POST /mail-templates/{name}/test: the address to which the test mail is being sent. */
export interface TestMailView {
  to: string;
}
