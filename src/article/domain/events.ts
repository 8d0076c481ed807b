import type {
  Advice,
  ArticleFields,
  ArticleStatus,
  Author,
  Decision,
  Designation,
  FileFlag,
  MailKind,
  OverrideStatus,
  Review,
  SuggestedReviewer,
} from '../../contracts';

/**
 * The events of one article, stream `article-<id>`. Stored for ever: a new meaning is a new type or an upcaster.
 * Data is JSON-safe; times are ISO 8601 UTC; people are ids, except authors, who are part of the manuscript.
 * Every event that changes the status says from where to where.
 */

/** A move of the status. */
export interface Move<To extends ArticleStatus = ArticleStatus> {
  from: ArticleStatus;
  to: To;
}

export interface ArticleAuthor extends Author {
  email: string;
}

/** A file of the article; the bytes lie in the blob store under `hash`. */
export interface ArticleFile {
  fileId: string;
  designation: Designation;
  fileName: string;
  extension: string;
  revision: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  /** Bytes. */
  size: number;
  figureTitle: string | null;
  /** Place among the figures, from 1; null for other files. */
  figureOrder: number | null;
  /** What was noticed in it when it came in; absent: nothing, or it came before one looked. */
  flags?: FileFlag[];
}

/** A mail to be sent. What is secret in it (a review key, a one-time password) stands as SECRET_MARK and is put in on sending. */
export interface MailRequest {
  mailId: string;
  kind: MailKind;
  to: string[];
  cc: string[];
  replyTo: string | null;
  subject: string;
  /** Rich text, sanitised. */
  html: string;
  /** The reviewer assignment it belongs to, else null. */
  assignmentId: string | null;
  /**
   * What its secret is derived from; absent or null: its own mailId. A reminder carries the mailId of the invitation, so that both
   * links open with the same key.
   */
  secretSeed?: string | null;
  /** The mailId of the mail of which this one is a repetition; absent or null for a mail of its own. */
  resendOf?: string | null;
}

/** Whose date it is: a reviewer's answer or review, the associate editor's advice, the author's revision. */
export type DueSubject = 'ANSWER' | 'REVIEW' | 'ASSOCIATE' | 'REVISION';

/** One thing with a date. `assignmentId`: the request to a reviewer, for an answer or a review; else null. */
export interface DueReference {
  subject: DueSubject;
  assignmentId: string | null;
}

/** Before its date, on it, or after it; in this order, so that the later one takes the place of an earlier one that was missed. */
export const REMINDER_STEPS = ['BEFORE', 'ON', 'AFTER'] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];

export type DeclineInfo = { reason: string | null; suggestedColleague: string | null };

export interface ArticleEventData {
  DraftStarted: { articleId: string; number: string; uploaderId: string; uploaderEmail: string };
  DraftChanged: { fields: Partial<ArticleFields> };
  AuthorsChanged: { authors: ArticleAuthor[] };
  ReviewerSuggested: SuggestedReviewer;
  DraftDeleted: Record<string, never>;
  FileAdded: { file: ArticleFile; reusedFrom: string | null };
  FileRemoved: { fileId: string };
  FiguresReordered: { figures: { fileId: string; figureTitle: string; figureOrder: number }[] };
  /** A generated document; an Overview counts only for the content of version `basedOn`. */
  DocumentGenerated: { file: ArticleFile; basedOn: number };
  ArticleSubmitted: Move<'NEW_ARTICLE'> & { languageService: boolean };
  CheckPassed: Move<'REVIEWER_SELECTION' | 'ASSOCIATE_EDITOR'> & { reviewersRequired: number };
  CheckRejected: Move<'REJECTED'> & { mailId: string };
  CorrectionRequested: Move<'CORRECTION'> & {
    correctionId: string;
    reason: string;
    description: string;
    mailId: string;
  };
  CorrectionSubmitted: Move<'NEW_ARTICLE'> & { correctionId: string };
  RevisionSubmitted: Move<'NEW_ARTICLE'> & { revision: number };
  AssociateAssigned: Move<'ASSOCIATE_EDITOR'> & { associateId: string; dueAt: string; mailId: string | null };
  /** The associate editor who kept the article while it was revised has time anew from its check on (ADR 0014). */
  AssociateDateRenewed: { dueAt: string };
  ReturnedToEditor: Move<'RETURNED_TO_EDITOR'>;
  AssociateAdvised: Move<'RETURNED_TO_EDITOR'> & {
    advice: Advice;
    comment: string;
    description: string;
    associateId: string;
  };
  /** `previous` is the count before. */
  ReviewerCountSet: { count: number; previous: number };
  ReviewerSelected: { assignmentId: string; reviewerId: string; reviewerEmail: string; revision: number };
  /** `keyHash`: SHA-256 of the key in the mail's links, hexadecimal (lifecycle, section 3, 'Links in mails'). */
  ReviewerMailed: { assignmentId: string; mailId: string; keyHash: string; dueAt: string };
  ReviewerAccepted: { assignmentId: string; dueAt: string };
  ReviewerDeclined: { assignmentId: string } & DeclineInfo;
  ReviewerNotAnswered: { assignmentId: string };
  ReviewCompleted: { assignmentId: string; review: Review };
  ReviewSentBack: { assignmentId: string; reason: string; dueAt: string };
  ReviewDueDateChanged: { assignmentId: string; dueAt: string };
  ReviewerRemoved: { assignmentId: string };
  ReviewerCancelled: { assignmentId: string; because: 'DECISION' | 'WITHDRAWAL' | 'EDITOR' };
  /** The automatic move that follows from answers and counts (lifecycle, section 2, 'Reviewers and status'). */
  ReviewersMoved: Move<'REVIEWED' | 'UNDER_REVIEW' | 'REVIEWER_SELECTION' | 'ASSOCIATE_EDITOR'>;
  /** `dueAt`: by when the author should send the revision; null for the other decisions. */
  DecisionRecorded: Move<Decision> & { revision: number; mailId: string | null; dueAt: string | null };
  /** `dueAt` as in DecisionRecorded. */
  StatusOverridden: Move<OverrideStatus> & { reason: string; mailId: string | null; dueAt: string | null };
  ArticleWithdrawn: Move<'WITHDRAWN'> & { reason: string };
  NoteAdded: { noteId: string; note: string };
  ReviewRated: { assignmentId: string; rate: number };
  /** A reminder that the clock sent of one date, with the mail `mailId` of the same append (lifecycle, section 3, 'Dates'). */
  ReminderIssued: DueReference & { dueAt: string; step: ReminderStep; mailId: string };
  MailRequested: MailRequest;
}

export type ArticleEventType = keyof ArticleEventData;
export type ArticleEventOf<Type extends ArticleEventType> = {
  [Key in Type]: { type: Key; data: ArticleEventData[Key] };
}[Type];
export type ArticleEvent = ArticleEventOf<ArticleEventType>;

/** Events of a mail's own stream `mail-<mailId>`; mails without an article begin there with MailRequested. */
export interface MailEventData {
  MailRequested: MailRequest;
  /** `rejected`: recipients that the mail server did not take, where there were any. */
  MailSent: { mailId: string; articleId: string | null; messageId: string; rejected?: string[] };
  /** Given up after the last try. */
  MailFailed: { mailId: string; articleId: string | null; attempts: number; error: string };
}

/** Stands in a stored mail for the secret that is put in at the moment of sending. */
export const SECRET_MARK = '%%QUIRE-SECRET%%';

export const articleStream = (articleId: string): string => `article-${articleId}`;
export const mailStream = (mailId: string): string => `mail-${mailId}`;

/** Events that neither change what people see as the article's content nor make another's view stale. */
export const TECHNICAL_EVENTS: readonly ArticleEventType[] = ['MailRequested', 'DocumentGenerated', 'ReminderIssued'];
