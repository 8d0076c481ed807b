/** One kind of thing that moves to the account that is kept, such as submitted manuscripts. */
export interface MergedPart {
  /** What moves, with its number: '3 manuscripts'. */
  text: string;
  count: number;
}

/** An account as it is compared before a merge. */
export interface MergedAccount {
  id: string;
  name: string;
  email: string;
  institute: string | null;
  group: string;
  /** Every address that the account has proven. */
  addresses: string[];
  authenticatedOrcid: string | null;
}

/** GET user/:id/merge/:otherId: what a merge of two accounts of one person would do (lifecycle, section 5 (3)). */
export interface MergePreview {
  /** The account that stays. */
  kept: MergedAccount;
  /** The account that is closed; its addresses go to the other one. */
  merged: MergedAccount;
  parts: MergedPart[];
  /** Why the two cannot be merged now; empty when they can. */
  obstacles: string[];
}

export const MERGED_MESSAGE = 'The two accounts have been merged. Everything from the other one will follow shortly.';
