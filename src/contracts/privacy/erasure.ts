/** One line of what an erasure does, as a sentence with a count. */
export interface ErasurePart {
  what: ErasureSubject;
  count: number;
}

/**
 * Erased: the account, drafts, manuscripts whose texts go, reviews, notes and letters, tickets, files, sign-ins. Kept: articles in
 * lists and statistics, decisions, files of accepted manuscripts, entries of the security log without names.
 */
export type ErasureSubject =
  | 'DRAFTS'
  | 'MANUSCRIPTS'
  | 'AUTHORSHIPS'
  | 'REVIEWS'
  | 'TICKETS'
  | 'FILES_REMOVED'
  | 'BLACKLIST'
  | 'DECISIONS_KEPT'
  | 'FILES_KEPT'
  | 'SECURITY_LOG_KEPT';

/** GET /user/{id}/erasure: what would happen, before it does. */
export interface ErasurePreview {
  id: string;
  name: string;
  email: string;
  erased: ErasurePart[];
  kept: ErasurePart[];
  /** What is still open with this person, which the office settles first; empty when nothing is. */
  open: ErasurePart[];
}

/** POST /user/{id}/erasure. `confirmation`: the address of the account, typed. */
export interface ErasureRequest {
  confirmation: string;
}
