import type { JournalSettings } from '../../contracts';
import { ACCOUNT_NOTES } from './account-notes';
import { note, type TemplateNote } from './template-note';

/** Placeholder in a note for the time at which automatic reminders are sent. */
const ROUND = '{round}';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** By `<module>/<name>`; `ROUND` is the placeholder for days that a webmaster sets. */
const NOTES: Readonly<Record<string, TemplateNote>> = {
  'connections/messages-given-up': note(
    'WEBHOOK_GAVE_UP',
    'messages of a webhook that is on were given up; at most once a day for each webhook',
    'each webmaster separately',
    'automatic',
  ),
  'editorial/advice-text': note(
    'ASSOCIATE_ADVICE',
    'the text of an advice, before it is given',
    'the editor',
    'suggested',
  ),
  'editorial/associate-advice': note(
    'ASSOCIATE_ADVICE',
    'an associate editor gave advice; the mail contains the text and the comment',
    'the editor',
    'at once',
  ),
  'editorial/associate-assignment': note(
    'ASSOCIATE_ASSIGNMENT',
    'an article is forwarded to an associate editor',
    'that associate editor',
    'suggested',
  ),
  'editorial/associate-reminder': note(
    'ASSOCIATE_REMINDER',
    `${ROUND} the date of an associate editor`,
    'that associate editor',
    'automatic',
  ),
  'editorial/check-rejected': note('CHECK_REJECTED', 'the assistant rejects at the check', 'all authors', 'suggested'),
  'editorial/correction-figures': note(
    'CORRECTION_REQUEST',
    'a correction is asked for: figures are incorrect',
    'the uploader',
    'suggested',
  ),
  'editorial/correction-files': note(
    'CORRECTION_REQUEST',
    'a correction is asked for: files are missing or failed to upload',
    'the uploader',
    'suggested',
  ),
  'editorial/correction-template': note(
    'CORRECTION_REQUEST',
    'a correction is asked for: manuscript does not follow template',
    'the uploader',
    'suggested',
  ),
  'editorial/decision-accepted': note('DECISION', 'the decision is Accepted', 'all authors', 'suggested'),
  'editorial/decision-direct-reject': note('DECISION', 'the decision is Direct reject', 'all authors', 'suggested'),
  'editorial/decision-direct-reject-r0': note(
    'DECISION',
    'the decision is Direct reject R0',
    'all authors',
    'suggested',
  ),
  'editorial/decision-letter-to-the-editor': note(
    'DECISION',
    'the decision is Letter to the editor',
    'all authors',
    'suggested',
  ),
  'editorial/decision-major-revision': note('DECISION', 'the decision is Major revision', 'all authors', 'suggested'),
  'editorial/decision-minor-revision': note('DECISION', 'the decision is Minor revision', 'all authors', 'suggested'),
  'editorial/decision-rejected': note('DECISION', 'the decision is Rejected', 'all authors', 'suggested'),
  'editorial/decision-rejected-r0': note('DECISION', 'the decision is Rejected R0', 'all authors', 'suggested'),
  'editorial/letter-to-author': note('AUTHOR_LETTER', 'the office writes to the author', 'the uploader', 'suggested'),
  'editorial/override-to-review': note(
    'DECISION',
    'an override leads back to review or to the editor',
    'all authors',
    'suggested',
  ),
  'editorial/revision-reminder': note(
    'REVISION_REMINDER',
    `${ROUND} the date of a revision`,
    'the uploader',
    'automatic',
  ),
  ...ACCOUNT_NOTES,
  'exchange/packages-given-up': note(
    'PACKAGE_GAVE_UP',
    'packages of accepted articles were given up; at most once a day',
    'each webmaster separately',
    'automatic',
  ),
  'review/answered': note(
    'REVIEW_ANSWERED',
    'a reviewer accepted or declined',
    'the associate editor who holds the article, otherwise the editor',
    'at once',
  ),
  'review/cancelled': note(
    'REVIEW_CANCELLED',
    'a request was cancelled, by the editor or by a decision',
    'that reviewer',
    'at once',
  ),
  'review/decision-taken': note(
    'DECISION_TO_REVIEWER',
    'a decision was made',
    'each reviewer of the revision who sent a review',
    'at once',
  ),
  'review/invitation': note(
    'REVIEW_INVITATION',
    'a reviewer is invited, alone or with all other chosen reviewers',
    'that reviewer only',
    'suggested',
  ),
  'review/received': note(
    'REVIEW_RECEIVED',
    'a review came in',
    'the associate editor who holds the article, otherwise the editor',
    'at once',
  ),
  'review/reminder': note(
    'REVIEW_REMINDER',
    `a reviewer is reminded by the button, and ${ROUND} a date`,
    'that reviewer only',
    'suggested; automatic',
  ),
  'review/sent-back': note('REVIEW_SENT_BACK', 'the editor sends a review back', 'that reviewer', 'at once'),
  'review/thanks': note('REVIEW_THANKS', 'a review came in', 'that reviewer', 'at once'),
  'submission/authorship-reminder': note(
    'AUTHORSHIP_REMINDER',
    'the office reminds authors who have not confirmed their authorship',
    'each of these authors separately',
    'at once',
  ),
  'submission/authorship-request': note(
    'AUTHORSHIP_REQUEST',
    'a manuscript was submitted, and its authors are asked to confirm their authorship',
    'each author but the submitting one, separately',
    'at once',
  ),
  'submission/correction-received': note(
    'CORRECTION_RECEIVED',
    'a correction was submitted',
    'each author separately',
    'at once',
  ),
  'submission/revision-received': note(
    'REVISION_RECEIVED',
    'a revision was submitted',
    'each author separately',
    'at once',
  ),
  'submission/submission-received': note(
    'SUBMISSION_RECEIVED',
    'a manuscript was submitted',
    'each author separately',
    'at once',
  ),
  'submission/withdrawal-to-author': note('WITHDRAWAL', 'an article was withdrawn', 'the uploader', 'at once'),
  'submission/withdrawal-to-office': note('WITHDRAWAL', 'an article was withdrawn', 'the office', 'at once'),
  'submission/withdrawal-to-reviewer': note(
    'WITHDRAWAL',
    'an article was withdrawn',
    'each reviewer whose request is open and was mailed',
    'at once',
  ),
  'tickets/ticket-answered': note('TICKET', 'the office answered a ticket', "the ticket's owner", 'at once'),
  'tickets/ticket-closed': note('TICKET', 'a ticket was closed', "the ticket's owner", 'at once'),
  'tickets/ticket-followed-up': note('TICKET', "a ticket's owner answered", 'the office', 'at once'),
  'tickets/ticket-opened': note('TICKET', 'a ticket was opened', 'the office', 'at once'),
};

/** The description of a template, in the words of docs/mails.md, which a spec compares; undefined for an unknown template. */
export function templateNote(
  key: string,
  { reminderDaysBefore, reminderDaysAfter }: Pick<JournalSettings, 'reminderDaysBefore' | 'reminderDaysAfter'>,
): TemplateNote | undefined {
  const note = NOTES[key];
  const round = `${days(reminderDaysBefore)} before, on and ${days(reminderDaysAfter)} after`;
  return note && { ...note, when: note.when.replace(ROUND, round) };
}

export const NOTED_TEMPLATES: readonly string[] = Object.keys(NOTES);
