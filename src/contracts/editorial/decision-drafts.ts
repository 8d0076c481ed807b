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

/** HELD: can be taken back. SENDING: is being carried out. FAILED: nothing was sent, and the draft is kept. */
export type HeldState = 'HELD' | 'SENDING' | 'SENT' | 'TAKEN_BACK' | 'FAILED';

/** A decision that its sender can take back for some seconds. */
export interface HeldDecision {
  decision: Decision;
  state: HeldState;
  /** Until it is carried out; 0 once it is due. */
  secondsLeft: number;
  /** Why it failed. */
  reason: string | null;
}

/** GET /article/{id}/editor/decision/held: the caller's last one on the present revision. */
export interface LastHeldDecision {
  held: HeldDecision | null;
}
