import type { Decision } from '../article/article-status';

/** A letter as typed so far; it may be incomplete. */
export interface DraftLetter {
  to: string[];
  cc: string[];
  replyTo: string;
  subject: string;
  /** Rich text (HTML). */
  text: string;
  /** `digest` of the suggestion that its writer has last seen; absent in letters of earlier versions of Quire. */
  basis?: string;
}

/** What an editor has chosen and written so far for the decision on one revision. */
export interface DecisionDraft {
  decision: Decision;
  /** Null while the suggested letter is unchanged: it is then composed from the article's present state. */
  letter: DraftLetter | null;
  /** The letters of all decisions, also of those that were chosen before and may be chosen again. */
  letters: Partial<Record<Decision, DraftLetter>>;
}

/** GET /article/{id}/editor/decision-draft. Only the person who wrote a draft gets it. */
export interface KeptDecisionDraft {
  draft: DecisionDraft | null;
  /** How often the draft was saved, 0 for never. Send it back with the next save. */
  draftVersion: number;
}

/** HELD: can still be taken back. SENDING: is being carried out. FAILED: nothing was sent, and the draft is kept. */
export type HeldState = 'HELD' | 'SENDING' | 'SENT' | 'TAKEN_BACK' | 'FAILED';

/** A decision that its sender can take back for some seconds. */
export interface HeldDecision {
  decision: Decision;
  state: HeldState;
  /** Seconds until the decision is carried out; 0 once that is due. */
  secondsLeft: number;
  /** Why it failed; null unless the state is FAILED. */
  reason: string | null;
}

/** GET /article/{id}/editor/decision/held: the caller's last held decision on the present revision; null for none. */
export interface LastHeldDecision {
  held: HeldDecision | null;
}
