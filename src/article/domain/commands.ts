import {
  type Advice,
  type ArticleFields,
  type Decision,
  DomainError,
  type DomainErrorKind,
  type GroupName,
  type JournalSettings,
  type OverrideChoice,
  type PersonIdentity,
  type Review,
} from '../../contracts';
import type { ArticleAuthor, ArticleEventData, ArticleFile, DueReference, MailRequest } from './events';

/** A signed-in person; `real`: the person behind a login-as session. */
export interface PersonActor extends PersonIdentity {
  kind: 'person';
  email: string;
  group: GroupName;
  realUserId: string | null;
  real: PersonIdentity | null;
}

/** Who sends the command. The system acts for scheduled work and for generated documents. */
export type Actor =
  | PersonActor
  /** A caller with the key of one reviewer assignment, not signed in (lifecycle, section 3, 'Links in mails'). */
  | { kind: 'key'; assignmentId: string; keyHash: string }
  | { kind: 'system' };

/** The input of a decision besides the article: no clock, no randomness, no database. */
export interface DecideContext {
  actor: Actor;
  /** ISO 8601 UTC. */
  at: string;
  settings: JournalSettings;
}

/** A person to be appointed as reviewer or associate editor, as looked up by the handler. */
export interface Candidate extends PersonIdentity {
  email: string;
  group: GroupName;
  blacklisted: boolean;
}

/** All commands, by name. Ids come from the handler. `mail(s)`: the rendered mails to send with it. */
export interface ArticleCommandData {
  StartDraft: { articleId: string; number: string };
  /** Each part is optional; without a change there is no event. */
  ChangeDraft: { fields?: Partial<ArticleFields>; authors?: ArticleAuthor[] };
  SuggestReviewer: { fullName: string; email: string };
  DeleteDraft: Record<string, never>;
  /** `replaces`: id of the file to replace; its place among the figures is kept. */
  AddFile: { file: ArticleFile; reusedFrom: string | null; replaces?: string | null };
  RemoveFiles: { fileIds: string[] };
  ReorderFigures: { figures: { fileId: string; figureTitle: string }[] };
  AddGeneratedDocument: { file: ArticleFile; basedOn: number };
  Submit: { copyrightAccepted: boolean; submissionReviewed: boolean; mails: MailRequest[] };
  PassCheck: { guidelinesChecked: boolean };
  RejectAtCheck: { mail: MailRequest };
  RequestCorrection: { correctionId: string; reason: string; description: string; mail: MailRequest };
  SubmitCorrection: { mails: MailRequest[] };
  SubmitRevision: { confirmed: boolean; mails: MailRequest[] };
  AssignAssociate: { associate: Candidate; mail: MailRequest | null };
  ReturnToAssistant: Record<string, never>;
  Advise: { advice: Advice; comment: string; description: string; mails: MailRequest[] };
  ResumeReview: Record<string, never>;
  SetReviewerCount: { count: number };
  SelectReviewer: { assignmentId: string; reviewer: Candidate };
  /** Selects those reviewers of the previous revision who are eligible; each with the id of the new assignment. */
  AssignSameReviewers: { reviewers: { assignmentId: string; reviewer: Candidate }[] };
  /** `mail`: to a reviewer who had been invited; null for one who had not. */
  RemoveReviewer: { reviewerId: string; mail?: MailRequest | null };
  MailReviewers: { invitations: { assignmentId: string; keyHash: string; mail: MailRequest }[] };
  RemindReviewer: { assignmentId: string; mail: MailRequest };
  /** A scheduled reminder; `mail` is null when there is no permitted recipient. No event when it is not due or was already sent. */
  RemindOfDate: { due: DueReference; mail: MailRequest | null };
  AcceptReview: { assignmentId: string; mails: MailRequest[] };
  DeclineReview: {
    assignmentId: string;
    reason: string | null;
    suggestedColleague: string | null;
    mails: MailRequest[];
  };
  MarkNoAnswer: { assignmentId: string };
  CompleteReview: { assignmentId: string; review: Review; mails: MailRequest[] };
  SendBackReview: { assignmentId: string; reason: string; mail: MailRequest | null };
  CancelReview: { assignmentId: string; mail: MailRequest | null };
  ChangeReviewDueDate: { assignmentId: string; dueAt: string };
  /** `mail` null: recorded without a mail. `cancellationMails`: one for each open request that the decision closes. */
  Decide: { decision: Decision; mail: MailRequest | null; cancellationMails: MailRequest[] };
  /** An override to a decision closes open requests, as the decision itself does. Any other override keeps them open. */
  Override: {
    status: OverrideChoice;
    reason: string;
    mail: MailRequest | null;
    cancellationMails?: MailRequest[];
  };
  Withdraw: { reason: string; mails: MailRequest[] };
  ReplaceAccount: ArticleEventData['AccountReplaced'];
  AddNote: { noteId: string; note: string };
  RateReview: { assignmentId: string; rate: number };
  WriteToAuthor: { mail: MailRequest };
  /** `mail`: the earlier mail again, with a new id and `resendOf`. */
  ResendMail: { mail: MailRequest };
}
export type ArticleCommandType = keyof ArticleCommandData;
export type ArticleCommandOf<Type extends ArticleCommandType> = {
  [Key in Type]: { type: Key; data: ArticleCommandData[Key] };
}[Type];
export type ArticleCommand = ArticleCommandOf<ArticleCommandType>;

/** Why a command was refused (api, 'Errors'). */
export type RefusalKind = Exclude<DomainErrorKind, 'STALE' | 'TOO_LARGE'>;

/** A refused command. `message` is for people; `details`: field -> message. */
export class Refusal extends DomainError {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    details?: Record<string, string>,
  ) {
    super(message, details);
  }
}
