import {
  type Advice,
  type ArticleFields,
  type CompetingInterests,
  type CreditRole,
  type Decision,
  type DeclarationAnswer,
  DomainError,
  type DomainErrorKind,
  type GroupName,
  type JournalSettings,
  type OverrideChoice,
  type PersonIdentity,
  type Review,
  type ReviewPublication,
  type SuggestedReviewer,
} from '../../contracts';
import type { ArticleAuthor, ArticleEventData, ArticleFile, DueReference, MailRequest } from './events';
import type { ReviewFile } from './reviewing/review-file';

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

/** The input of a decision in addition to the article, so that it needs no clock, randomness or database. */
export interface DecideContext {
  actor: Actor;
  /** ISO 8601 UTC. */
  at: string;
  settings: JournalSettings;
}

/** A person to be appointed as reviewer or associate editor; the handler looks up these data. */
export interface Candidate extends PersonIdentity {
  email: string;
  group: GroupName;
  blacklisted: boolean;
}

/** The mail to a reviewer. `keyHash`: hash of the key in its links. */
export interface Invitation {
  assignmentId: string;
  keyHash: string;
  mail: MailRequest;
}

/** An author to be asked for confirmation. */
export interface AuthorToAsk {
  requestId: string;
  authorId: string;
  keyHash: string;
  mail: MailRequest;
}

export type AuthorshipInput =
  | { confirms: true; roles: CreditRole[]; declarations: DeclarationAnswer[] }
  | { confirms: false; comment: string | null };

/** All commands, by name. Ids come from the handler. `mail(s)`: the rendered mails to send with it. */
export interface ArticleCommandData {
  StartDraft: { articleId: string; number: string };
  /** Each part is optional; without a change there is no event. */
  ChangeDraft: { fields?: Partial<ArticleFields>; authors?: ArticleAuthor[] };
  SuggestReviewer: { fullName: string; email: string };
  /** The complete new list of suggestions, to correct or remove some of them. */
  ChangeSuggestions: { suggestedReviewers: SuggestedReviewer[] };
  DeleteDraft: Record<string, never>;
  /** `replaces`: id of the file to replace; its place among the figures is kept. */
  /** `made`: the product made the file for the author, such as a letter with the replies to reviewers. */
  AddFile: { file: ArticleFile; reusedFrom: string | null; replaces?: string | null; made?: boolean };
  /** Copies of files of the previous revision, in their new order. */
  ReuseFiles: { files: { file: ArticleFile; reusedFrom: string }[] };
  RemoveFiles: { fileIds: string[] };
  ReorderFigures: { figures: { fileId: string; figureTitle: string }[] };
  AddGeneratedDocument: { file: ArticleFile; basedOn: number };
  /**
   * `withoutConverted`: the author submits without having seen the manuscript as reviewers will read it.
   * `authorship`: the authors to be asked for confirmation, each with their mail; absent for none.
   */
  Submit: {
    copyrightAccepted: boolean;
    submissionReviewed: boolean;
    withoutConverted?: boolean;
    mails: MailRequest[];
    authorship?: AuthorToAsk[];
  };
  /** `holderLeft`: the associate editor who holds the article has no access to it any more. */
  PassCheck: { guidelinesChecked: boolean; holderLeft?: boolean };
  RejectAtCheck: { mail: MailRequest };
  RequestCorrection: { correctionId: string; reason: string; description: string; mail: MailRequest };
  SubmitCorrection: { mails: MailRequest[] };
  SubmitRevision: { confirmed: boolean; mails: MailRequest[]; authorship?: AuthorToAsk[] };
  AssignAssociate: { associate: Candidate; mail: MailRequest | null };
  ReturnToAssistant: Record<string, never>;
  Advise: { advice: Advice; comment: string; description: string; mails: MailRequest[] };
  ResumeReview: Record<string, never>;
  SetReviewerCount: { count: number };
  SelectReviewer: { assignmentId: string; reviewer: Candidate };
  /** Selects the reviewers of the previous revision who are eligible; each with the id of the new assignment. */
  AssignSameReviewers: { reviewers: { assignmentId: string; reviewer: Candidate }[] };
  /** `mail`: the mail to a reviewer who was invited; null if the reviewer was not. */
  RemoveReviewer: { reviewerId: string; mail?: MailRequest | null };
  /** The complete new list, in order. Ids without an account are not in `known`. */
  SetAlternates: { reviewerIds: string[]; known: Candidate[]; automatic: boolean };
  /**
   * Invites the next alternate for a request that was declined or not answered; no event when no alternate is needed any more.
   * `invite` is null when there is no alternate.
   */
  InviteAlternate: { insteadOf: string; invite: { reviewer: Candidate; invitation: Invitation } | null };
  /** `reviewers`: the people of these invitations as they are now; an id without an account is not among them. */
  MailReviewers: { invitations: Invitation[]; reviewers?: readonly Candidate[] };
  RemindReviewer: { assignmentId: string; mail: MailRequest; reviewers?: readonly Candidate[] };
  /** A scheduled reminder; `mail` is null when there is no permitted recipient. No event when it is not due or was already sent. */
  RemindOfDate: { due: DueReference; mail: MailRequest | null };
  /** `interests`: absent when the reviewer was not asked. `named`: the reviewer agrees to be named; required in an open review. */
  AcceptReview: {
    assignmentId: string;
    interests?: CompetingInterests | null;
    named?: boolean;
    mails: MailRequest[];
  };
  DeclineReview: {
    assignmentId: string;
    reason: string | null;
    suggestedColleague: string | null;
    mails: MailRequest[];
  };
  MarkNoAnswer: { assignmentId: string };
  SetReviewFile: { assignmentId: string; file: ReviewFile | null };
  /** `publication`: absent or null when the review may not be published. */
  CompleteReview: {
    assignmentId: string;
    review: Review;
    publication?: ReviewPublication | null;
    mails: MailRequest[];
  };
  WithdrawPublication: { assignmentId: string };
  SendBackReview: { assignmentId: string; reason: string; mail: MailRequest | null };
  CancelReview: { assignmentId: string; mail: MailRequest | null };
  ChangeReviewDueDate: { assignmentId: string; dueAt: string };
  /** `mail` null: recorded without a mail. `cancellationMails`: one for each open request that the decision closes. */
  Decide: { decision: Decision; mail: MailRequest | null; cancellationMails: MailRequest[] };
  /** An override to a decision closes open requests, as the decision itself does. Any other keeps them open. `holderLeft` as in PassCheck. */
  Override: {
    status: OverrideChoice;
    reason: string;
    holderLeft?: boolean;
    mail: MailRequest | null;
    cancellationMails?: MailRequest[];
  };
  Withdraw: { reason: string; mails: MailRequest[] };
  /** Sent with the key from an author's mail. The decider checks the key, since its holder has no other relation to the article. */
  AnswerAuthorship: { requestId: string; keyHash: string; answer: AuthorshipInput };
  /** Authors to remind. Only those who can be reminded now get a mail. */
  RemindAuthors: { reminders: { requestId: string; mail: MailRequest }[] };
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

/** A refused command (see DomainError). */
export class Refusal extends DomainError {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    details?: Record<string, string>,
    reword?: () => string,
  ) {
    super(message, details, reword);
  }
}
