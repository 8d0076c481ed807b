import type { ArticleAction, ArticleStatus } from '../../src/contracts';

export { keysOfViewer, notInvolved, viewerId } from './conflict-wall';

/** One row per article that is not deleted, with the content of cards and lists. Table `rm.article_card`. */
export const ARTICLE_CARD = 'rm.article_card';

export interface ArticleCardRow {
  article_id: string;
  /** `YYYY-n`; its two parts are number_year and number_seq, for sorting. */
  number: string;
  number_year: number;
  number_seq: number;
  title: string;
  running_title: string;
  type_id: number | null;
  status: ArticleStatus;
  status_since: Date;
  /** Start of the status shown to the author; changes hidden from the author do not affect it. */
  author_status_since: Date;
  revision: number;
  /** Revision of the last event that is not technical; for the office only. */
  version: number;
  /** The version that is sent to the author; changes hidden from the author do not affect it. */
  author_version: number;
  uploader_id: string;
  uploader_email: string;
  /** The associate editor who holds the article now, or null. */
  associate_id: string | null;
  /** The day on which their advice is due; null when none is expected now, such as after a decision. */
  associate_due_at: Date | null;
  authors: { id: string; firstName: string; middleName: string | null; lastName: string; email: string }[];
  /** Lower case, of all authors; the conflict wall uses it (lifecycle, section 1). */
  author_emails: string[];
  keywords: string[];
  language_service: boolean;
  /** The review mode hides the authors from reviewers. */
  hides_authors: boolean;
  /** Editors must not see the authors now (ADR 122). */
  veiled: boolean;
  origin: 'SUBMISSION' | 'CORRECTION' | 'REVISION' | null;
  created_at: Date;
  submitted_at: Date | null;
  last_update_at: Date;
  /** The last change that the author may know about. Show authors this date, never last_update_at. */
  author_last_update_at: Date;
  accepted_at: Date | null;
  /** The due date of the revision. */
  author_due_at: Date | null;
  reviewers_required: number;
  /** Actions that something other than the status prevents; only for display to staff. */
  hindered_actions: ArticleAction[];
}

/** The columns from which a card for staff is made (toStaffCard). */
export type ShownCardRow = Pick<
  ArticleCardRow,
  | 'article_id'
  | 'number'
  | 'title'
  | 'type_id'
  | 'status'
  | 'status_since'
  | 'revision'
  | 'version'
  | 'associate_id'
  | 'associate_due_at'
  | 'authors'
  | 'veiled'
  | 'language_service'
  | 'origin'
  | 'created_at'
  | 'submitted_at'
  | 'last_update_at'
  | 'author_due_at'
  | 'reviewers_required'
  | 'hindered_actions'
>;

const SHOWN: readonly (keyof ShownCardRow)[] = [
  ...(['article_id', 'number', 'title', 'type_id', 'status', 'status_since', 'revision', 'version'] as const),
  ...(['associate_id', 'associate_due_at', 'authors', 'veiled', 'language_service', 'origin', 'created_at'] as const),
  ...(['submitted_at', 'last_update_at', 'author_due_at', 'reviewers_required', 'hindered_actions'] as const),
];

/** The columns of a ShownCardRow, of the alias `c`. Lists read no others: dates and arrays cost most of the time. */
export const SHOWN_CARD = SHOWN.map((column) => `c.${column}`).join(', ');

/** The columns from which an author's card is made (toAuthorCard). */
export type AuthorCardRow = Pick<
  ArticleCardRow,
  | 'article_id'
  | 'number'
  | 'title'
  | 'type_id'
  | 'status'
  | 'author_status_since'
  | 'revision'
  | 'author_version'
  | 'authors'
  | 'language_service'
  | 'origin'
  | 'created_at'
  | 'submitted_at'
  | 'author_last_update_at'
  | 'author_due_at'
>;

const OF_AUTHOR: readonly (keyof AuthorCardRow)[] = [
  ...(['article_id', 'number', 'title', 'type_id', 'status', 'author_status_since', 'revision'] as const),
  ...(['author_version', 'authors', 'language_service', 'origin', 'created_at', 'submitted_at'] as const),
  ...(['author_last_update_at', 'author_due_at'] as const),
];

/** The columns of an AuthorCardRow, of the alias `c`. An author's list reads no others. */
export const AUTHOR_CARD = OF_AUTHOR.map((column) => `c.${column}`).join(', ');
