import type {
  Advice,
  ArticleFields,
  ArticleStatus,
  Author,
  CompetingInterests,
  CreditRole,
  Decision,
  DeclarationAnswer,
  Language,
  MailKind,
  OverrideStatus,
  Review,
  ReviewMode,
  ReviewPublication,
  SuggestedReviewer,
} from '../../contracts';
import type { QuarantinedEvent, ReleasedEvent } from '../../platform/event-store/quarantine/quarantine-events';
import type { ArticleFile } from './files/article-file';
import type { ReviewFile } from './reviewing/review-file';

export type { ArticleFile } from './files/article-file';
export type { MailEventData } from './mail-events';

/**
 * The events of one article, in the stream `article-<id>`. They are stored permanently: a new meaning needs a new type or an upcaster.
 * Data is JSON-safe; times are ISO 8601 UTC; people are ids, except authors, who are part of the manuscript. Every event that changes
 * the status has both the old and the new status.
 */

export interface Move<To extends ArticleStatus = ArticleStatus> {
  from: ArticleStatus;
  to: To;
}

export type ReviewStatus = 'REVIEWED' | 'UNDER_REVIEW' | 'REVIEWER_SELECTION' | 'ASSOCIATE_EDITOR';

export interface ArticleAuthor extends Author {
  email: string;
}

/** A mail to be sent. SECRET_MARK is the placeholder for its secret (a review key, a one-time password), which is inserted on sending. */
export interface MailRequest {
  mailId: string;
  kind: MailKind;
  to: string[];
  cc: string[];
  replyTo: string | null;
  subject: string;
  /** Rich text, sanitised. */
  html: string;
  /** The reviewer assignment to which the mail belongs; otherwise null. */
  assignmentId: string | null;
  /** Language of the mail; absent: English. */
  language?: Language;
  /** Seed of the secret; absent or null: the mailId. A reminder has the seed of the invitation, so that both links have the same key. */
  secretSeed?: string | null;
  /** The mailId of the mail that this one repeats; absent or null when it repeats none. */
  resendOf?: string | null;
}

/** What the due date is for: a reviewer's answer or review, the associate editor's advice, the author's revision. */
export type DueSubject = 'ANSWER' | 'REVIEW' | 'ASSOCIATE' | 'REVISION';

/** An item with a due date. `assignmentId`: the request to a reviewer, for an answer or a review; otherwise null. */
export interface DueReference {
  subject: DueSubject;
  assignmentId: string | null;
}

/** Before the due date, on it, or after it. The order matters: a later step replaces an earlier one that was missed. */
export const REMINDER_STEPS = ['BEFORE', 'ON', 'AFTER'] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];

export type DeclineInfo = { reason: string | null; suggestedColleague: string | null };
export interface ArticleEventData {
  DraftStarted: { articleId: string; number: string; uploaderId: string; uploaderEmail: string };
  DraftChanged: { fields: Partial<ArticleFields> };
  AuthorsChanged: { authors: ArticleAuthor[] };
  /** Authors were asked for the first time, or again with the same request and key. */
  AuthorsAskedToConfirm: { requests: { requestId: string; authorId: string; mailId: string; keyHash: string }[] };
  AuthorConfirmed: {
    requestId: string;
    authorId: string;
    name: string;
    roles: CreditRole[];
    declarations: DeclarationAnswer[];
  };
  /** `comment`: why this person is not an author of the manuscript, if they wrote it. The status stays the same. */
  AuthorRefused: { requestId: string; authorId: string; name: string; comment: string | null };
  ReviewerSuggested: SuggestedReviewer;
  SuggestionsChanged: { suggestedReviewers: SuggestedReviewer[] };
  DraftDeleted: Record<string, never>;
  FileAdded: { file: ArticleFile; reusedFrom: string | null };
  FileRemoved: { fileId: string };
  FiguresReordered: { figures: { fileId: string; figureTitle: string; figureOrder: number }[] };
  /** A document was generated. An Overview is valid only for the content of version `basedOn`. */
  DocumentGenerated: { file: ArticleFile; basedOn: number };
  /** `publishesReviews`: reviewers are asked whether their reviews may be published; absent: no. */
  ArticleSubmitted: Move<'NEW_ARTICLE'> & {
    languageService: boolean;
    reviewMode: ReviewMode;
    publishesReviews?: true;
  };
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
  /** The associate editor who held the article during the revision gets a new due date, counted from the check (ADR 0014). */
  AssociateDateRenewed: { dueAt: string };
  /** The holder has left the group, or is an author of the article now, so no associate editor holds it any more. */
  AssociateReleased: { associateId: string };
  ReturnedToEditor: Move<'RETURNED_TO_EDITOR'>;
  AssociateAdvised: Move<'RETURNED_TO_EDITOR'> & {
    advice: Advice;
    comment: string;
    description: string;
    associateId: string;
  };
  /** `previous` is the old count. */
  ReviewerCountSet: { count: number; previous: number };
  /** `insteadOf`: the request that was declined or not answered, for which the system invited this alternate automatically. */
  ReviewerSelected: {
    assignmentId: string;
    reviewerId: string;
    reviewerEmail: string;
    revision: number;
    insteadOf?: string;
  };
  /** The complete list of alternates of this revision, in the order in which they are invited. */
  AlternatesSet: { revision: number; alternates: { reviewerId: string }[]; automatic: boolean };
  /** `keyHash`: SHA-256 of the key in the mail's links, hexadecimal (lifecycle, section 3, 'Links in mails'). */
  ReviewerMailed: { assignmentId: string; mailId: string; keyHash: string; dueAt: string };
  /** `interests`: null when the reviewer was not asked. `named`: the reviewer agrees to be named (open review); absent: no. */
  ReviewerAccepted: { assignmentId: string; dueAt: string; interests: CompetingInterests | null; named?: true };
  ReviewerDeclined: { assignmentId: string } & DeclineInfo;
  ReviewerNotAnswered: { assignmentId: string };
  /** The annotated manuscript of a review; null when the reviewer removed it. */
  ReviewFileSet: { assignmentId: string; file: ReviewFile | null };
  /** `publication`: how the review may be published with the accepted article; absent: it may not. */
  ReviewCompleted: { assignmentId: string; review: Review; publication?: ReviewPublication };
  /** The reviewer does not want the review to be published any more. */
  ReviewPublicationWithdrawn: { assignmentId: string };
  ReviewSentBack: { assignmentId: string; reason: string; dueAt: string };
  ReviewDueDateChanged: { assignmentId: string; dueAt: string };
  ReviewerRemoved: { assignmentId: string };
  ReviewerCancelled: { assignmentId: string; because: 'DECISION' | 'WITHDRAWAL' | 'EDITOR' };
  /** The automatic move caused by answers and counts (lifecycle, section 2, 'Reviewers and status'). */
  ReviewersMoved: Move<ReviewStatus>;
  /** The review of a returned article continues: by a button, or because its reviewers or their number were chosen (ADR 13). */
  ReviewResumed: Move<ReviewStatus>;
  /** `dueAt`: the due date of the revision; null for the other decisions. */
  DecisionRecorded: Move<Decision> & { revision: number; mailId: string | null; dueAt: string | null };
  /** `dueAt` as in DecisionRecorded. Since version 2, `to` may be a status of review. */
  StatusOverridden: Move<OverrideStatus | ReviewStatus> & {
    reason: string;
    mailId: string | null;
    dueAt: string | null;
  };
  ArticleWithdrawn: Move<'WITHDRAWN'> & { reason: string };
  /**
   * The part of account `fromId` in this article belongs to `toId` from now on. Either two accounts of one person were merged, or the
   * person who proved an address gets the drafts of the unproven account that had this address (lifecycle, section 5).
   */
  AccountReplaced: { fromId: string; toId: string; because: 'MERGED' | 'ADDRESS_PROVEN' };
  NoteAdded: { noteId: string; note: string };
  ReviewRated: { assignmentId: string; rate: number };
  /** A scheduled reminder of one due date, with the mail `mailId` of the same append (lifecycle, section 3, 'Dates'). */
  ReminderIssued: DueReference & { dueAt: string; step: ReminderStep; mailId: string };
  MailRequested: MailRequest;
}

export type ArticleEventType = keyof ArticleEventData;
export type ArticleEventOf<Type extends ArticleEventType> = {
  [Key in Type]: { type: Key; data: ArticleEventData[Key] };
}[Type];
export type ArticleEvent = ArticleEventOf<ArticleEventType>;

/** Decisions of operators about events that cannot be read, in the stream `quarantine` (ADR 49). */
export interface QuarantineEventData {
  EventQuarantined: QuarantinedEvent;
  EventReleased: ReleasedEvent;
}
