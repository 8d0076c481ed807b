import type { Language } from '../language/languages';
import { texts } from '../language/texts';
import type { MailReturn } from './returned-mails';

/** A value of the article or the mail that a letter may contain: label 'Due date', text '5 March 2027'. */
export interface InsertableValue {
  label: string;
  /** Plain text, in the language of the mail. */
  text: string;
}

/** Mails: the suggestion, the edited text and the displayed mail (spec part 1, section 3, 'Mail'). */
export interface MailSuggestion {
  to: string[];
  cc: string[];
  /** Language of the text: the language of its readers (ADR 67). */
  language: Language;
  subject: string;
  /** Rich text (HTML). */
  message: string;
  /** What its sender can insert into the text. */
  insertable?: InsertableValue[];
}

/** The suggested letter of a decision. */
export interface DecisionMail extends MailSuggestion {
  /** When the author's revision would be due; null when the decision asks for no revision. */
  dueAt: string | null;
  /** Stands for subject and text: it differs if a later suggestion has another text, such as one more review or a later due date. */
  digest: string;
}

/** What a client sends back after editing a suggestion. */
export interface MailBody {
  to: string[];
  cc?: string[];
  subject: string;
  /** Rich text (HTML). */
  text: string;
  /** The language of the suggestion. Absent: the readers' own language. */
  language?: Language | null;
  replyTo?: string;
  /** True: send the mail although it reveals someone's identity to the other side of the review. The sender has seen the warning. */
  sendAnyway?: boolean;
}

export const MAIL_KINDS = [
  'REGISTRATION',
  'SET_PASSWORD',
  'PASSWORD_RESET',
  'ADDRESS_CHANGE',
  'ADDRESS_CHANGED',
  'PASSWORD_CHANGED',
  'ACCOUNTS_MERGED',
  'SIGN_IN_CHANGED',
  'FACTOR_CHANGED',
  'FACTOR_LINK',
  'SIGN_IN_ALERT',
  'SUBMISSION_RECEIVED',
  'REVISION_RECEIVED',
  'CORRECTION_RECEIVED',
  'AUTHORSHIP_REQUEST',
  'AUTHORSHIP_REMINDER',
  'CHECK_REJECTED',
  'CORRECTION_REQUEST',
  'ASSOCIATE_ASSIGNMENT',
  'ASSOCIATE_ADVICE',
  'REVIEW_INVITATION',
  'REVIEW_REMINDER',
  'REVIEW_THANKS',
  'REVIEW_SENT_BACK',
  'REVIEW_CANCELLED',
  'REVIEW_RECEIVED',
  'REVIEW_ANSWERED',
  'DECISION',
  'DECISION_TO_REVIEWER',
  'ASSOCIATE_REMINDER',
  'REVISION_REMINDER',
  'AUTHOR_LETTER',
  'WITHDRAWAL',
  'TICKET',
  'WEBHOOK_GAVE_UP',
  'PACKAGE_GAVE_UP',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Labels of the kinds of mail. */
export const MAIL_KIND_LABELS: Record<MailKind, string> = texts({
  REGISTRATION: 'Registration',
  SET_PASSWORD: 'Choose a password',
  PASSWORD_RESET: 'One-time password',
  ADDRESS_CHANGE: 'Confirm a new address',
  ADDRESS_CHANGED: 'Address changed',
  PASSWORD_CHANGED: 'Password changed',
  ACCOUNTS_MERGED: 'Accounts merged',
  SIGN_IN_CHANGED: 'Sign-in method changed',
  FACTOR_CHANGED: 'Second factor changed',
  FACTOR_LINK: 'Remove second factors',
  SIGN_IN_ALERT: 'Unusual sign-in',
  SUBMISSION_RECEIVED: 'Submission received',
  REVISION_RECEIVED: 'Revision received',
  CORRECTION_RECEIVED: 'Correction received',
  AUTHORSHIP_REQUEST: 'Authorship to confirm',
  AUTHORSHIP_REMINDER: 'Reminder to an author',
  CHECK_REJECTED: 'Rejection at the check',
  CORRECTION_REQUEST: 'Correction requested',
  ASSOCIATE_ASSIGNMENT: 'Associate editor assigned',
  ASSOCIATE_ADVICE: 'Advice to the editor',
  REVIEW_INVITATION: 'Invitation to review',
  REVIEW_REMINDER: 'Reminder about a review',
  REVIEW_THANKS: 'Thanks for a review',
  REVIEW_SENT_BACK: 'Review sent back',
  REVIEW_CANCELLED: 'Request cancelled',
  REVIEW_RECEIVED: 'Review received',
  REVIEW_ANSWERED: 'Answer of a reviewer',
  DECISION: 'Decision',
  DECISION_TO_REVIEWER: 'Decision, to a reviewer',
  ASSOCIATE_REMINDER: 'Reminder to an associate editor',
  REVISION_REMINDER: 'Reminder about a revision',
  AUTHOR_LETTER: 'Letter to the author',
  WITHDRAWAL: 'Withdrawal',
  TICKET: 'Ticket',
  WEBHOOK_GAVE_UP: 'Webhook gave up',
  PACKAGE_GAVE_UP: 'Packages given up',
});

export type MailState = 'QUEUED' | 'SENT' | 'FAILED';

export interface EmailLogEntry {
  id: string;
  timeSent: string | null;
  timeRequested: string;
  type: MailKind;
  mailTo: string[];
  cc: string[];
  replyTo: string | null;
  subject: string;
  body: string;
  state: MailState;
  error: string | null;
  /** Id of the mail that this one repeats; otherwise null. */
  resendOf: string | null;
  /** Bounces and answers to the mail, oldest first. */
  returns: MailReturn[];
  /** True: this reader may not see the recipients and the text now. These fields contain a text that says so (`VEIL_MESSAGES`). */
  isHidden: boolean;
}

/** Letters of the office to the authors of an article. Authors can also read them in the app (lifecycle, section 3, 'Review mode'). */
export const LETTER_KINDS = [
  'CHECK_REJECTED',
  'CORRECTION_REQUEST',
  'DECISION',
  'AUTHOR_LETTER',
] as const satisfies readonly MailKind[];

/** GET /article/{id}/letters: a letter of the office to the authors. */
export interface LetterToAuthor {
  id: string;
  at: string;
  kind: (typeof LETTER_KINDS)[number];
  subject: string;
  /** Rich text (HTML). */
  text: string;
}

/** Subjects of a correction request (spec part 2, section 5). */
export const CORRECTION_SUBJECTS = [
  'Manuscript does not follow template',
  'Figures are incorrect',
  'Files are missing or failed to upload',
] as const;

const SUBJECT_WORDS = texts({
  'Manuscript does not follow template': 'Manuscript does not follow template',
  'Figures are incorrect': 'Figures are incorrect',
  'Files are missing or failed to upload': 'Files are missing or failed to upload',
});
/** The stored subject of a correction, in the current language. */
export const correctionSubjectWords = (subject: string): string =>
  (SUBJECT_WORDS as Readonly<Record<string, string>>)[subject] ?? subject;

export const MAIL_MESSAGES = texts({
  correctionSubject: 'Field manuscript is required.',
  correctionText: 'Field message of correction is required.',
});
