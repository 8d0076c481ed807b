import type { Recommendation } from '../../../contracts';

/**
 * The data of OJS, read from the tables of version 3.3 or 3.4, in the words of both. Times are ISO 8601 UTC; ids are the numbers of OJS as
 * texts.
 */

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
  /** Texts about the person for which there is no field here. */
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

/** The decisions of both versions, by their meaning. */
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
  /** The number in the table, for unknown decisions. */
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
  /** The id of the bytes: several records may share them. */
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
  /** The round, for a file of a review round; otherwise null. */
  round: number | null;
  /** The review to which a reviewer's file belongs. */
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
  /** Languages in addition to the imported one. */
  otherLanguages: readonly string[];
  authors: readonly OjsAuthor[];
  /** userIds; the first one is the submitter. */
  submitters: readonly string[];
  sectionEditors: readonly { userId: string; at: string }[];
  editors: readonly string[];
  decisions: readonly OjsDecision[];
  reviews: readonly OjsReview[];
  files: readonly OjsFile[];
  notes: readonly OjsNote[];
  /** Number of logged mails. */
  mails: number;
  /** Number of publications in addition to the present one. */
  otherVersions: number;
}
