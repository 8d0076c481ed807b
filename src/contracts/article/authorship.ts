import { texts } from '../language/texts';
import { longProblem, type Problem } from '../text/text-rules';
import type { Declaration, DeclarationAnswer } from './declarations';

/** The contributor roles of the CRediT taxonomy (ANSI/NISO Z39.104), in its order. */
export const CREDIT_ROLES = [
  'CONCEPTUALIZATION',
  'DATA_CURATION',
  'FORMAL_ANALYSIS',
  'FUNDING_ACQUISITION',
  'INVESTIGATION',
  'METHODOLOGY',
  'PROJECT_ADMINISTRATION',
  'RESOURCES',
  'SOFTWARE',
  'SUPERVISION',
  'VALIDATION',
  'VISUALIZATION',
  'WRITING_ORIGINAL_DRAFT',
  'WRITING_REVIEW_EDITING',
] as const;
export type CreditRole = (typeof CREDIT_ROLES)[number];

export const CREDIT_ROLE_LABELS: Record<CreditRole, string> = texts({
  CONCEPTUALIZATION: 'Conceptualization',
  DATA_CURATION: 'Data curation',
  FORMAL_ANALYSIS: 'Formal analysis',
  FUNDING_ACQUISITION: 'Funding acquisition',
  INVESTIGATION: 'Investigation',
  METHODOLOGY: 'Methodology',
  PROJECT_ADMINISTRATION: 'Project administration',
  RESOURCES: 'Resources',
  SOFTWARE: 'Software',
  SUPERVISION: 'Supervision',
  VALIDATION: 'Validation',
  VISUALIZATION: 'Visualization',
  WRITING_ORIGINAL_DRAFT: 'Writing – original draft',
  WRITING_REVIEW_EDITING: 'Writing – review & editing',
});

/** The statement that an author agrees to by confirming. */
export const AUTHORSHIP_TEXTS = texts({
  statement: 'I am an author of this manuscript, I have approved it, and the list of authors is right.',
});

export const MAX_AUTHORSHIP_COMMENT = 2_000;

export const authorshipCommentProblem = (text: string): Problem => longProblem(text, MAX_AUTHORSHIP_COMMENT);

/** An author's own answer, as their page shows it. */
export interface AuthorshipAnswerView {
  confirms: boolean;
  at: string;
  /** The author's contributor roles; empty for a refusal. */
  roles: CreditRole[];
  declarations: DeclarationAnswer[];
  /** The comment that the author wrote with a refusal; otherwise null. */
  comment: string | null;
}

/** GET /article/{id}/authorship-request/{requestId}: what an author reads before they confirm. */
export interface AuthorshipRequestView {
  articleNumber: string;
  articleTitle: string;
  typeName: string | null;
  /** Rich text (HTML). */
  abstractText: string;
  journalName: string;
  officeEmail: string;
  /** Name of the author who got the link. */
  name: string;
  /** All authors, in their order. */
  authors: { name: string; institute: string | null; isYou: boolean; isSubmitter: boolean }[];
  /** What the journal asks in addition to the authorship. */
  questions: Declaration[];
  /** Why the request cannot be answered any more; null while it can. */
  closed: 'WITHDRAWN' | 'DECIDED' | null;
  answer: AuthorshipAnswerView | null;
}

/** POST /article/{id}/authorship-response/{requestId}: an author's answer. */
export interface AuthorshipResponse {
  confirms: boolean;
  roles?: CreditRole[];
  declarations?: DeclarationAnswer[];
  comment?: string | null;
}

/** GET /article/my-authorship-requests: a request that the signed-in person has not answered yet. */
export interface AuthorshipTask {
  requestId: string;
  articleId: string;
  articleNumber: string;
  articleTitle: string;
  askedAt: string;
}

/**
 * SUBMITTED: the author confirmed by submitting the manuscript. NOT_ASKED: it was submitted before authors were asked. ERASED: the author's
 * data was erased without an answer, so that no mail can reach them.
 */
export type AuthorshipState = 'SUBMITTED' | 'CONFIRMED' | 'REFUSED' | 'WAITING' | 'NOT_ASKED' | 'ERASED';

export interface AuthorshipEntry {
  name: string;
  state: AuthorshipState;
  /** When the author answered or, without an answer, was asked last; null for NOT_ASKED and ERASED. */
  at: string | null;
  roles: CreditRole[];
  declarations: DeclarationAnswer[];
  /** The comment of an author who refused; null when the viewer is an author. */
  comment: string | null;
}

/** GET /article/{id}/authorship. The submitting author sees a refusal as WAITING. */
export interface AuthorshipView {
  /** False when there are other authors than the submitting one and none of them was asked. */
  asked: boolean;
  authors: AuthorshipEntry[];
  /** Number of authors who would get a reminder now. */
  remindable: number;
  /** When the next reminder is allowed, for the office; null when one is allowed now or no author can be reminded. */
  remindableFrom: string | null;
}

/** Minimum number of hours between two mails to one author about their authorship. */
export const AUTHORSHIP_REMINDER_HOURS = 24;
