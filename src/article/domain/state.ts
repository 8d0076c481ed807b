import type {
  Advice,
  ArticleFields,
  ArticleStatus,
  CreditRole,
  DeclarationAnswer,
  ReviewMode,
  SuggestedReviewer,
} from '../../contracts';
import type { ArticleAuthor, ArticleEventData, ArticleFile } from './events';
import type { Assignment, EarlierAnswer } from './reviewing/assignment';

export type { Assignment, EarlierAnswer };

export interface Correction {
  correctionId: string;
  reason: string;
  description: string;
  requestedAt: string;
  submittedAt: string | null;
}
export interface AssociateTenure {
  associateId: string;
  assignedAt: string;
  dueAt: string;
  /** When this due date was set. */
  dueSince: string;
  endedAt: string | null;
  advices: { advice: Advice; comment: string; description: string; at: string }[];
}

/** A scheduled reminder that was sent. */
export type IssuedReminder = ArticleEventData['ReminderIssued'];

/** One author who was asked to confirm authorship. Times are ISO 8601 UTC. */
export interface AuthorshipRequest {
  requestId: string;
  authorId: string;
  /** The author's address when they were asked; the key is valid only for this address. */
  email: string;
  keyHash: string;
  /** Id of the first mail, from which the key is derived. */
  mailId: string;
  /** When the author was last asked. */
  askedAt: string;
  answer: AuthorshipAnswer | null;
}

/** `roles`, `declarations` and `comment`: empty where the answer has none. */
export interface AuthorshipAnswer {
  confirms: boolean;
  at: string;
  roles: CreditRole[];
  declarations: DeclarationAnswer[];
  comment: string | null;
}

export interface Note {
  noteId: string;
  note: string;
  authorId: string | null;
  at: string;
  /** Set for a note that an import wrote. */
  imported?: true;
}

/** How a file was added to the article. The state has a list of these because it is copied much faster than an object with ids as keys. */
export interface FileAddition {
  fileId: string;
  at: string;
  /** userId; null for the system. */
  by: string | null;
  /** For a generated document, the version of the article from which it was made; otherwise null. */
  basedOn: number | null;
}

export interface RemovedFile extends ArticleFile {
  removedAt: string;
}

/** People to invite when a reviewer declines or does not answer. They are for one revision only; see `alternatesOf`. */
export interface Alternates {
  revision: number;
  /** In the order in which they are invited. */
  reviewerIds: string[];
  /** True: the system invites the next one automatically. */
  automatic: boolean;
}

/** The state of an article at one point in time, folded from its events. */
export interface ArticleState {
  id: string;
  number: string;
  /** False before DraftStarted. */
  exists: boolean;
  deleted: boolean;
  uploaderId: string;
  uploaderEmail: string;
  status: ArticleStatus;
  /** The status before the withdrawal; null unless it is withdrawn. */
  withdrawnFrom: ArticleStatus | null;
  statusSince: string;
  revision: number;
  /**
   * Revision of the last event that is not technical; -1 before the first. The office pins this version; authors and reviewers never
   * see it (`versionFor`).
   */
  version: number;
  /** Revision of the last event of the stream, which an append expects. */
  streamRevision: number;
  /** The first event that only a newer release can read, if any. The state lacks it, so nothing may be written based on this state. */
  unreadableEvent?: { eventId: string; type: string };
  /** Author of the last event that is not technical; null for the system. */
  lastUserId: string | null;
  fields: ArticleFields;
  authors: ArticleAuthor[];
  suggestedReviewers: SuggestedReviewer[];
  /** Requests to authors to confirm authorship, in the order in which they were made. */
  authorship: AuthorshipRequest[];
  /** Present files, in the order in which they were added. */
  files: ArticleFile[];
  removedFiles: RemovedFile[];
  /** The additions of all files that the article has or had. */
  fileAdditions: FileAddition[];
  /** fileId of the overview made from exactly the present content; null when there is none. */
  overviewFileId: string | null;
  /** fileId of the full article made from exactly the present content; null when there is none. */
  convertedFileId: string | null;
  /** True once the author changed a file since the last correction request. */
  changedSinceCorrection: boolean;
  reviewersRequired: number;
  /**
   * True from a submission until the article first comes to the reviewers or to the editor: until then, its number of reviews is that of
   * the revision before. A rejection or a withdrawal before that leaves it due.
   */
  countIsDue: boolean;
  /** People who handled the article (see HANDLING_EVENTS), each once, the last one first. */
  handledBy: string[];
  assignments: Assignment[];
  alternates: Alternates;
  /** All tenures of associate editors, oldest first; the last one without endedAt holds the article. */
  associates: AssociateTenure[];
  corrections: Correction[];
  notes: Note[];
  /** The sent reminders of all revisions, oldest first. */
  reminders: IssuedReminder[];
  createdAt: string;
  /** Time of the first submission. */
  submittedAt: string | null;
  /** Time of the submission of the present revision. */
  uploadedAt: string | null;
  /** Time of the last event that is not technical. */
  lastUpdateAt: string;
  /** Time of the last change that the author may know of. */
  authorLastUpdateAt: string;
  /** Author of that change; null for the system. */
  authorLastUserId: string | null;
  authorStatusSince: string;
  acceptedAt: string | null;
  /** The due date of the revision. */
  authorDueAt: string | null;
  /** Revisions with a decision after their reviews: authors and fellow reviewers may see these reviews. */
  decidedRevisions: number[];
  /** Fixed by the submission; before it, see `reviewModeIn`. */
  reviewMode: ReviewMode;
  publishesReviews: boolean;
  /** Set only in a state for an editor who must not know the authors (`stateFor`). No command may be decided on such a state. */
  authorsHidden?: true;
  /** Why the article was last moved to NEW_ARTICLE. */
  origin: 'SUBMISSION' | 'CORRECTION' | 'REVISION' | null;
}
