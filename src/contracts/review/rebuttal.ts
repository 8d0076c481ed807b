import type { CommentField } from './review';

/** At most so many characters in one reply, and in the opening. */
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

/** What an author has typed of a reply to the reviewers. */
export interface RebuttalDraft {
  /** Plain text before the first point. */
  opening: string;
  /** Plain text by the id of the point. */
  replies: Record<string, string>;
}

/** GET /article/{id}/rebuttal. */
export interface RebuttalAnswer extends RebuttalDraft {
  points: RebuttalPoint[];
  /** How often it was saved; a form that has not seen the last saving is refused. */
  draftVersion: number;
}

/** POST /article/{id}/rebuttal. */
export interface RebuttalSaved {
  draftVersion: number;
}
