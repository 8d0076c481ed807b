import type { Recommendation } from '../../../contracts';
import type { OjsDecisionKind, OjsFilePlace, OjsRole } from '../model/ojs-model';

/** Numbers that OJS stores, by their meaning. */

/** Kinds of records to which other records belong. */
export const ASSOC = { review: '517', round: '523', submission: '1048585', query: '1048586', publication: '1048588' };

const ROLES: Readonly<Record<string, OjsRole>> = {
  ...{ 16: 'editor', 17: 'section editor', 4096: 'reviewer', 65536: 'author', 4097: 'production', 1048576: 'reader' },
};
export const roleOf = (code: string): OjsRole => ROLES[code] ?? 'other';

/** 3.4 numbers the decisions differently from 3.3. */
const DECISIONS_33: Readonly<Record<string, OjsDecisionKind>> = {
  ...{ 1: 'ACCEPT', 2: 'REQUEST_REVISIONS', 3: 'RESUBMIT', 4: 'DECLINE', 7: 'PRODUCTION', 8: 'SEND_TO_REVIEW' },
  ...{ 9: 'INITIAL_DECLINE', 11: 'RECOMMEND_ACCEPT', 12: 'RECOMMEND_REVISIONS', 13: 'RECOMMEND_RESUBMIT' },
  ...{ 14: 'RECOMMEND_DECLINE', 16: 'NEW_ROUND', 17: 'REVERT_DECLINE' },
};
const DECISIONS_34: Readonly<Record<string, OjsDecisionKind>> = {
  ...{ 2: 'ACCEPT', 3: 'SEND_TO_REVIEW', 4: 'REQUEST_REVISIONS', 5: 'RESUBMIT', 6: 'DECLINE', 7: 'PRODUCTION' },
  ...{ 8: 'INITIAL_DECLINE', 9: 'RECOMMEND_ACCEPT', 10: 'RECOMMEND_REVISIONS', 11: 'RECOMMEND_RESUBMIT' },
  ...{ 12: 'RECOMMEND_DECLINE', 14: 'NEW_ROUND', 15: 'REVERT_DECLINE', 16: 'REVERT_DECLINE', 17: 'ACCEPT' },
  ...{ 29: 'PRODUCTION', 30: 'BACK_TO_REVIEW' },
};
/** @param version such as 3.3.0.16. */
export const decisionOf = (version: string, code: string): OjsDecisionKind =>
  (version.startsWith('3.3') ? DECISIONS_33 : DECISIONS_34)[code] ?? 'UNKNOWN';

const RECOMMENDED: Readonly<Record<string, Recommendation>> = {
  ...{ 1: 'Acceptance', 2: 'MinorRevision', 3: 'MajorRevision', 4: 'Rejection_Inappropriate', 5: 'Rejection' },
};
/** 'See comments', or nothing, is not a recommendation on this journal's form. */
export const recommendationOf = (code: string | null): Recommendation => RECOMMENDED[code ?? ''] ?? 'None';

const PLACES: Readonly<Record<string, OjsFilePlace>> = {
  ...{ 2: 'submission', 4: 'review', 5: 'reviewer', 15: 'revision' },
};
export const placeOf = (stage: string): OjsFilePlace => PLACES[stage] ?? 'other';

/** The stages of files that are not imported, in words for the operator. */
export const STAGE_WORDS: Readonly<Record<string, string>> = {
  ...{ 3: 'file of a note', 6: 'final draft', 9: 'copyedited file', 10: 'galley', 11: 'production file' },
  ...{ 13: 'attachment of a mail', 17: 'file that belongs to a galley', 18: 'file of a discussion' },
};
