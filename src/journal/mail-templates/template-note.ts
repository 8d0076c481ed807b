import type { MailKind } from '../../contracts';

/** The description of a mail template for a webmaster. */
export interface TemplateNote {
  kind: MailKind;
  when: string;
  to: string;
  /** 'at once', 'suggested' to a person who edits it before it is sent, or 'automatic'. */
  how: string;
}

/** In the order of the columns of docs/mails.md. */
export const note = (kind: MailKind, when: string, to: string, how: string): TemplateNote => ({ kind, when, to, how });
