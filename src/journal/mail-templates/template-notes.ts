import { type JournalSettings, MAIL_TEMPLATE_HOW, type MailTemplateView, t, texts } from '../../contracts';
import { ACCOUNT_NOTES } from './account-notes';
import { EDITORIAL_NOTES } from './editorial-notes';
import { note, type TemplateNote } from './template-note';

/** By `<module>/<name>`. */
const NOTES: Readonly<Record<string, TemplateNote>> = {
  'connections/messages-given-up': note(
    'WEBHOOK_GAVE_UP',
    texts({
      when: 'messages of a webhook that is on were given up; at most once a day for each webhook',
      to: 'each webmaster separately',
    }),
    'automatic',
  ),
  ...EDITORIAL_NOTES,
  ...ACCOUNT_NOTES,
  'exchange/packages-given-up': note(
    'PACKAGE_GAVE_UP',
    texts({ when: 'packages of accepted articles were given up; at most once a day', to: 'each webmaster separately' }),
    'automatic',
  ),
  'review/answered': note(
    'REVIEW_ANSWERED',
    texts({
      when: 'a reviewer accepted or declined',
      to: 'the associate editor who holds the article, otherwise the editor',
    }),
    'now',
  ),
  'review/cancelled': note(
    'REVIEW_CANCELLED',
    texts({ when: 'a request was cancelled, by the editor or by a decision', to: 'that reviewer' }),
    'now',
  ),
  'review/decision-taken': note(
    'DECISION_TO_REVIEWER',
    texts({ when: 'a decision was made', to: 'each reviewer of the revision who sent a review' }),
    'now',
  ),
  'review/invitation': note(
    'REVIEW_INVITATION',
    texts({ when: 'a reviewer is invited, alone or with all other chosen reviewers', to: 'that reviewer only' }),
    'suggested',
  ),
  'review/received': note(
    'REVIEW_RECEIVED',
    texts({ when: 'a review came in', to: 'the associate editor who holds the article, otherwise the editor' }),
    'now',
  ),
  'review/reminder': note(
    'REVIEW_REMINDER',
    texts({ when: 'a reviewer is reminded by the button, and {round} a date', to: 'that reviewer only' }),
    'suggestedOrAutomatic',
  ),
  'review/sent-back': note(
    'REVIEW_SENT_BACK',
    texts({ when: 'the editor sends a review back', to: 'that reviewer' }),
    'now',
  ),
  'review/thanks': note('REVIEW_THANKS', texts({ when: 'a review came in', to: 'that reviewer' }), 'now'),
  'submission/authorship-reminder': note(
    'AUTHORSHIP_REMINDER',
    texts({
      when: 'the office reminds authors who have not confirmed their authorship',
      to: 'each of these authors separately',
    }),
    'now',
  ),
  'submission/authorship-request': note(
    'AUTHORSHIP_REQUEST',
    texts({
      when: 'a manuscript was submitted, and its authors are asked to confirm their authorship',
      to: 'each author but the submitting one, separately',
    }),
    'now',
  ),
  'submission/correction-received': note(
    'CORRECTION_RECEIVED',
    texts({ when: 'a correction was submitted', to: 'each author separately' }),
    'now',
  ),
  'submission/revision-received': note(
    'REVISION_RECEIVED',
    texts({ when: 'a revision was submitted', to: 'each author separately' }),
    'now',
  ),
  'submission/submission-received': note(
    'SUBMISSION_RECEIVED',
    texts({ when: 'a manuscript was submitted', to: 'each author separately' }),
    'now',
  ),
  'submission/withdrawal-to-author': note(
    'WITHDRAWAL',
    texts({ when: 'an article was withdrawn', to: 'the uploader' }),
    'now',
  ),
  'submission/withdrawal-to-office': note(
    'WITHDRAWAL',
    texts({ when: 'an article was withdrawn', to: 'the office' }),
    'now',
  ),
  'submission/withdrawal-to-reviewer': note(
    'WITHDRAWAL',
    texts({ when: 'an article was withdrawn', to: 'each reviewer whose request is open and was mailed' }),
    'now',
  ),
  'tickets/ticket-answered': note(
    'TICKET',
    texts({ when: 'the office answered a ticket', to: "the ticket's owner" }),
    'now',
  ),
  'tickets/ticket-closed': note('TICKET', texts({ when: 'a ticket was closed', to: "the ticket's owner" }), 'now'),
  'tickets/ticket-followed-up': note('TICKET', texts({ when: "a ticket's owner answered", to: 'the office' }), 'now'),
  'tickets/ticket-opened': note('TICKET', texts({ when: 'a ticket was opened', to: 'the office' }), 'now'),
};

/**
 * The description of a template in the current language; undefined for an unknown template. In English it has the words of docs/mails.md,
 * which a spec compares.
 */
export function templateNote(
  key: string,
  { reminderDaysBefore, reminderDaysAfter }: Pick<JournalSettings, 'reminderDaysBefore' | 'reminderDaysAfter'>,
): Pick<MailTemplateView, 'kind' | 'when' | 'to' | 'how'> | undefined {
  const found = NOTES[key];
  if (!found) return undefined;
  const { kind, texts: about, how } = found;
  const round = t(
    '{before, plural, one {# day} other {# days}} before, on and {after, plural, one {# day} other {# days}} after',
    { before: reminderDaysBefore, after: reminderDaysAfter },
  );
  return { kind, when: about.when.replace('{round}', round), to: about.to, how: MAIL_TEMPLATE_HOW[how] };
}

export const NOTED_TEMPLATES: readonly string[] = Object.keys(NOTES);
