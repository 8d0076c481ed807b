import type { Decision } from '../article/article-status';

/** A letter as typed so far; it may be incomplete. */
export interface DraftLetter {
  to: string[];
  cc: string[];
  replyTo: string;
  subject: string;
  /** Rich text. */
  text: string;
}

/** What an editor has chosen and written so far for the decision on one revision. */
export interface DecisionDraft {
  decision: Decision;
  /** Null while the suggested letter is unchanged: it is then composed from the article's present state. */
  letter: DraftLetter | null;
}

/** GET /article/{id}/editor/decision-draft. Only the person who wrote a draft gets it. */
export interface KeptDecisionDraft {
  draft: DecisionDraft | null;
  /** How often it was saved, 0 for never; sent back with the next saving. */
  draftVersion: number;
}
