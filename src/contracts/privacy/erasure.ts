/** One line of an erasure's preview: a subject and its count. */
export interface ErasurePart {
  what: ErasureSubject;
  count: number;
}

/**
 * Erased are the account, drafts, the texts of manuscripts, reviews, notes and letters, tickets, files, and sign-ins. Kept are articles
 * in lists and statistics, decisions, files of accepted manuscripts, and entries of the security log without names.
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

/** GET /user/{id}/erasure: a preview of what an erasure would do. */
export interface ErasurePreview {
  id: string;
  name: string;
  email: string;
  erased: ErasurePart[];
  kept: ErasurePart[];
  /** Open matters of this person that the office must settle first; empty when there are none. */
  open: ErasurePart[];
}

/** POST /user/{id}/erasure. `confirmation`: the address of the account, typed by the caller. */
export interface ErasureRequest {
  confirmation: string;
}
