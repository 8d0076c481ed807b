/** Mails as suggested to, edited by and shown to people (spec part 1, section 3, 'Mail'). */
export interface MailSuggestion {
  to: string[];
  cc: string[];
  subject: string;
  /** Rich text. */
  message: string;
}

/** What a client sends back after editing a suggestion. */
export interface MailBody {
  to: string[];
  cc?: string[];
  subject: string;
  /** Rich text. */
  text: string;
  replyTo?: string;
}

export const MAIL_KINDS = [
  'REGISTRATION',
  'SET_PASSWORD',
  'PASSWORD_RESET',
  'SUBMISSION_RECEIVED',
  'REVISION_RECEIVED',
  'CORRECTION_RECEIVED',
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
  'WITHDRAWAL',
  'TICKET',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

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
  /** Id of the mail of which this one is a repetition, else null. */
  resendOf: string | null;
}

/** Subjects of a correction request (spec part 2, section 5). */
export const CORRECTION_SUBJECTS = [
  'Manuscript does not follow template',
  'Figures are incorrect',
  'Files are missing or failed to upload',
] as const;

export const MAIL_MESSAGES = {
  correctionSubject: 'Field manuscript is required.',
  correctionText: 'Field message of correction is required.',
} as const;
