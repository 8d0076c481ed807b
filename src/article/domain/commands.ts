import type {
  Advice,
  ArticleFields,
  Decision,
  GroupName,
  JournalSettings,
  OverrideStatus,
  Review,
} from '../../contracts';
import type { ArticleAuthor, ArticleFile, DueReference, MailRequest } from './events';

/** Who asks. The system acts for the clock and for generated documents. */
export type Actor =
  | { kind: 'person'; userId: string; email: string; group: GroupName; realUserId: string | null; realEmail?: string }
  /** Somebody with the key of one reviewer assignment, not signed in (lifecycle, section 3, 'Links in mails'). */
  | { kind: 'key'; assignmentId: string; keyHash: string }
  | { kind: 'system' };

/** What a decision may look at besides the article: no clock, no random, no database. */
export interface DecideContext {
  actor: Actor;
  /** ISO 8601 UTC. */
  at: string;
  settings: JournalSettings;
}

/** A person about to be made reviewer or associate editor, as looked up by the handler. */
export interface Candidate {
  userId: string;
  email: string;
  group: GroupName;
  blacklisted: boolean;
}

/** All commands, by name. Ids come from the handler. `mail(s)`: what is to be sent with it, already rendered. */
export interface ArticleCommandData {
  StartDraft: { articleId: string; number: string };
  /** Any part may be left out; nothing changed gives no event. */
  ChangeDraft: { fields?: Partial<ArticleFields>; authors?: ArticleAuthor[] };
  SuggestReviewer: { fullName: string; email: string };
  DeleteDraft: Record<string, never>;
  /** `replaces`: id of the file that gives way to it; its place among the figures is kept. */
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
  SetReviewerCount: { count: number };
  SelectReviewer: { assignmentId: string; reviewer: Candidate };
  /** Selects those of the previous revision who may be chosen; each with the id for its new assignment. */
  AssignSameReviewers: { reviewers: { assignmentId: string; reviewer: Candidate }[] };
  /** `mail`: to a reviewer who had been asked; null for one who never heard of it. */
  RemoveReviewer: { reviewerId: string; mail?: MailRequest | null };
  MailReviewers: { invitations: { assignmentId: string; keyHash: string; mail: MailRequest }[] };
  RemindReviewer: { assignmentId: string; mail: MailRequest };
  /** The clock's reminder; `mail` null where nobody may be told. Not due, or sent already, gives no event. */
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
  /** `mail` null: recorded without a mail. `cancellationMails`: one per open request that the decision closes. */
  Decide: { decision: Decision; mail: MailRequest | null; cancellationMails: MailRequest[] };
  /** An override to a decision closes open requests like the decision itself; to Returned to editor it leaves them. */
  Override: {
    status: OverrideStatus;
    reason: string;
    mail: MailRequest | null;
    cancellationMails?: MailRequest[];
  };
  Withdraw: { reason: string; mails: MailRequest[] };
  AddNote: { noteId: string; note: string };
  RateReview: { assignmentId: string; rate: number };
  /** `mail`: the earlier one once more, under an id of its own and with `resendOf`. */
  ResendMail: { mail: MailRequest };
}
export type ArticleCommandType = keyof ArticleCommandData;
export type ArticleCommandOf<Type extends ArticleCommandType> = {
  [Key in Type]: { type: Key; data: ArticleCommandData[Key] };
}[Type];
export type ArticleCommand = ArticleCommandOf<ArticleCommandType>;

/** Why a command was refused; the HTTP edge maps the kind to a status code (api, 'Errors'). */
export type RefusalKind = 'NOT_FOUND' | 'FORBIDDEN' | 'TRANSITION' | 'RULE' | 'INVALID';

/** A refused command. `message` is for people; `details`: field -> message. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly details?: Record<string, string>,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
