import type { Recommendation } from '../../../contracts';

/** What OJS says, read from its tables of 3.3 or 3.4 and in the words of both. Times are ISO 8601 UTC; ids are the numbers of OJS as texts. */

export interface OjsJournal {
  version: string;
  /** Its name in addresses. */
  path: string;
  contextId: string;
  locale: string;
}

export type OjsRole = 'editor' | 'section editor' | 'reviewer' | 'author' | 'production' | 'reader' | 'other';

export interface OjsPerson {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  affiliation: string;
  orcid: string;
  /** ISO 3166 code. */
  country: string;
  phone: string;
  interests: readonly string[];
  roles: readonly OjsRole[];
  disabled: boolean;
  /** Texts about the person that have no place here. */
  unplaced: readonly string[];
}

export interface OjsAuthor {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  affiliation: string;
  orcid: string;
  country: string;
}

/** The decisions of both versions, by what they mean. */
export type OjsDecisionKind =
  | 'SEND_TO_REVIEW'
  | 'ACCEPT'
  | 'REQUEST_REVISIONS'
  | 'RESUBMIT'
  | 'DECLINE'
  | 'INITIAL_DECLINE'
  | 'RECOMMEND_ACCEPT'
  | 'RECOMMEND_REVISIONS'
  | 'RECOMMEND_RESUBMIT'
  | 'RECOMMEND_DECLINE'
  | 'REVERT_DECLINE'
  | 'BACK_TO_REVIEW'
  | 'NEW_ROUND'
  | 'PRODUCTION'
  | 'UNKNOWN';

export interface OjsDecision {
  id: string;
  kind: OjsDecisionKind;
  /** The number in the table, for decisions that are unknown. */
  code: string;
  editorId: string;
  at: string;
}

export interface OjsReview {
  id: string;
  reviewerId: string;
  round: number;
  assignedAt: string | null;
  notifiedAt: string | null;
  confirmedAt: string | null;
  completedAt: string | null;
  changedAt: string | null;
  answerDueAt: string | null;
  reviewDueAt: string | null;
  ratedAt: string | null;
  declined: boolean;
  cancelled: boolean;
  /** Null when the reviewer completed no review. */
  recommendation: Recommendation | null;
  /** 1 to 5, or null. */
  quality: number | null;
  method: 'anonymous' | 'double anonymous' | 'open';
  competingInterests: string;
  /** Rich texts. */
  toAuthor: string;
  toEditor: string;
}

export type OjsFilePlace = 'submission' | 'review' | 'revision' | 'reviewer' | 'other';

export interface OjsFile {
  id: string;
  /** Of the bytes: several records may share them. */
  bytesId: string;
  /** Below the folder of files. */
  path: string;
  name: string;
  place: OjsFilePlace;
  /** The number in the table. */
  stage: string;
  genre: string;
  uploaderId: string | null;
  at: string;
  /** Round of a file of a review round; else null. */
  round: number | null;
  /** The review that a reviewer's file belongs to. */
  reviewId: string | null;
  /** Versions that were replaced by this one. */
  earlier: number;
}

export interface OjsNote {
  id: string;
  userId: string;
  at: string;
  title: string;
  /** Rich text. */
  text: string;
}

export type OjsStatus = 'draft' | 'submission' | 'review' | 'accepted' | 'declined';

export interface OjsSubmission {
  id: string;
  status: OjsStatus;
  /** Null for a draft. */
  submittedAt: string | null;
  changedAt: string | null;
  title: string;
  /** Rich text. */
  abstract: string;
  keywords: readonly string[];
  coverLetter: string;
  section: string;
  doi: string;
  publishedAt: string | null;
  locale: string;
  /** Languages besides the one that comes over. */
  otherLanguages: readonly string[];
  authors: readonly OjsAuthor[];
  /** userIds, the first one is the submitter. */
  submitters: readonly string[];
  sectionEditors: readonly { userId: string; at: string }[];
  editors: readonly string[];
  decisions: readonly OjsDecision[];
  reviews: readonly OjsReview[];
  files: readonly OjsFile[];
  notes: readonly OjsNote[];
  /** Logged mails. */
  mails: number;
  /** Publications besides the present one. */
  otherVersions: number;
}
