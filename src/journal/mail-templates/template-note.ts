import type { MAIL_TEMPLATE_HOW, MailKind } from '../../contracts';

/** What a webmaster reads about a mail template, in the current language when it is read. */
interface NoteTexts {
  /** `{round}` is the placeholder for the days of reminders, which a webmaster sets. */
  readonly when: string;
  readonly to: string;
}

/** The description of a mail template for a webmaster. */
export interface TemplateNote {
  kind: MailKind;
  texts: NoteTexts;
  how: keyof typeof MAIL_TEMPLATE_HOW;
}

/** In the order of the columns of docs/mails.md. `about` is a table of `texts`. */
export const note = (kind: MailKind, about: NoteTexts, how: TemplateNote['how']): TemplateNote => ({
  kind,
  texts: about,
  how,
});
