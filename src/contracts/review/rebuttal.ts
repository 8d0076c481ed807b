import type { CommentField } from './review';

/** Maximum number of characters in one reply, and in the opening. */
export const MAX_REPLY = 20_000;

/** One point of a reviewer: a paragraph or an entry of a list. */
export interface RebuttalPoint {
  id: string;
  /** Counted from 1, as in the letter of the decision. */
  reviewer: number;
  field: CommentField;
  /** Sanitised HTML. */
  quote: string;
}

/** An author's reply to the reviewers, as typed so far. */
export interface RebuttalDraft {
  /** The plain text before the first point. */
  opening: string;
  /** The replies as plain text, by the id of the point. Some may be of points that an amended review no longer has. */
  replies: Record<string, string>;
}

/** GET /article/{id}/rebuttal: the reviewers' points, with the draft of the author's reply. */
export interface RebuttalAnswer extends RebuttalDraft {
  points: RebuttalPoint[];
  /** How often the draft was saved. A save from a form that does not have the last version is refused. */
  draftVersion: number;
}

/** POST /article/{id}/rebuttal: answer after the draft was saved. */
export interface RebuttalSaved {
  draftVersion: number;
}
