import type { Language } from '../language/languages';
import type { MailKind } from '../mail/mails';

/** A variable that one mail template may use, and how. */
export interface MailTemplateVariable {
  name: string;
  /** Short words for a label: 'Title of the article'. */
  label: string;
  /** Completes 'If …' in a condition: 'it is a revision'. */
  asked: string;
  meaning: string;
  /** Inserted as text; inserted as safe rich text by three braces; or only tested by `{{#if name}}`. */
  kind: 'text' | 'rich' | 'condition';
  /** It must be between `{{#if name}}` and `{{/if}}`. */
  mayBeEmpty: boolean;
  /** The mail is useless without it. */
  isNeeded: boolean;
}

/** One language of a mail template. */
export interface TemplateLanguage {
  language: Language;
  isChanged: boolean;
  /** In which its readers get the mail: English while the journal has changed the English text only (ADR 67). */
  readersGet: Language;
}

/** A mail template in one language, as webmasters see it (api, 'Files, tickets, the rest'). */
export interface MailTemplateView {
  /** Without its module, as in the path of the API. */
  name: string;
  kind: MailKind;
  when: string;
  to: string;
  how: string;
  /** Of `subject` and `body`. */
  language: Language;
  /** All languages that the template exists in. */
  languages: TemplateLanguage[];
  /** The stored text, else the default. */
  subject: string;
  body: string;
  isChanged: boolean;
  /** ISO 8601; null for the default. */
  changedAt: string | null;
  /** Name of the webmaster; null for the default, or when the account no longer exists. */
  changedBy: string | null;
  /** False: the stored text no longer fits the program, so mails use the default. */
  isUsable: boolean;
  defaultSubject: string;
  defaultBody: string;
  variables: MailTemplateVariable[];
}

/** POST /mail-templates/{name} and /mail-templates/{name}/preview. */
export interface MailTemplateInput {
  subject: string;
  body: string;
  /** English where it is absent. */
  language?: Language;
  /** `changedAt` of the edited template: 409 when it has been changed since. */
  changedAt?: string | null;
}

export interface MailTemplatePreview {
  subject: string;
  /** A complete HTML document, for a sandboxed frame. */
  html: string;
  /** For mail programs that show no HTML. */
  text: string;
}

/** POST /mail-templates/{name}/test: to whom the mail is on its way. */
export interface TestMailView {
  to: string;
}
