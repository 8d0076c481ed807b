import type { MailKind } from '../mail/mails';

/** A variable that one mail template may use, and how. */
export interface MailTemplateVariable {
  name: string;
  meaning: string;
  /** Put into the text; safe rich text, put into it by three braces; or asked for by `{{#if name}}` alone. */
  kind: 'text' | 'rich' | 'condition';
  /** It must stand between `{{#if name}}` and `{{/if}}`. */
  mayBeEmpty: boolean;
  /** The mail is of no use without it. */
  isNeeded: boolean;
}

/** A mail template as webmasters see it (api, 'Files, tickets, the rest'). */
export interface MailTemplateView {
  /** Without its module, as in the path of its calls. */
  name: string;
  kind: MailKind;
  when: string;
  to: string;
  how: string;
  /** What is stored, else the default. */
  subject: string;
  body: string;
  isChanged: boolean;
  /** ISO 8601; null while it is the default. */
  changedAt: string | null;
  /** Name of the webmaster; null while it is the default, or when the account is gone. */
  changedBy: string | null;
  /** False: what is stored no longer fits the program, and mails go out by the default. */
  isUsable: boolean;
  defaultSubject: string;
  defaultBody: string;
  variables: MailTemplateVariable[];
}

/** POST /mail-templates/{name} and /mail-templates/{name}/preview. */
export interface MailTemplateInput {
  subject: string;
  body: string;
  /** Of the template that was edited: 409 when it has been changed since. */
  changedAt?: string | null;
}

export interface MailTemplatePreview {
  subject: string;
  /** A whole HTML document, for a closed frame. */
  html: string;
}
