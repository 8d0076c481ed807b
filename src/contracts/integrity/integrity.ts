import type { ArticleStatus } from '../article/article-status';

/** Kinds of signs in a submitted manuscript. A sign is a reason to look, never a verdict. */
export const INTEGRITY_KINDS = [
  'SAME_TEXT',
  'SAME_PICTURE',
  'HIDDEN_TEXT',
  'INSTRUCTIONS',
  'SUGGESTED_REVIEWERS',
  'AUTHORS_CHANGED',
] as const;
export type IntegrityKind = (typeof INTEGRITY_KINDS)[number];

/**
 * When a sign is given. `runWords`: how many words in a row are compared. `sharedRuns` and `sharedPercent`: how many such runs two texts
 * have in common at least, and what part of the shorter one they are. `markBits`: in how many of the 64 bits the marks of two pictures may
 * differ; `differentPercent`: how far they are then apart where they differ most, of black to white (half as large and as JPEG, a figure
 * is up to 5.7 from itself; flow charts with other numbers in a thin typeface are from 7.3 apart). `hiddenWords`: fewer words that nobody
 * sees are no text. Of a suggested reviewer, `registeredMinutes`: how long before the submission the account was made; `answerMinutes`:
 * how soon an invitation was accepted; `reviewMinutes`: how soon after that the review was there.
 */
export const INTEGRITY_LIMITS = {
  ...{ runWords: 5, sharedRuns: 60, sharedPercent: 20, markBits: 7, differentPercent: 6, hiddenWords: 3 },
  ...{ registeredMinutes: 60, answerMinutes: 5, reviewMinutes: 30 },
} as const;
/**
 * Values of limits, those that hold among them, for which the card says how many articles of the past would have such a sign. Of the first
 * two, more is a sign; of the others, less.
 */
export const TRIED_LIMITS = {
  sharedPercent: [10, 20, 40],
  hiddenWords: [1, 3, 10],
  differentPercent: [4, 6, 8],
  registeredMinutes: [15, 60, 1440],
  answerMinutes: [1, 5, 60],
  reviewMinutes: [10, 30, 120],
} as const satisfies Partial<Record<keyof typeof INTEGRITY_LIMITS, readonly number[]>>;
export type TriedLimit = keyof typeof TRIED_LIMITS;

/** The same words in two articles. */
export interface SharedPassage {
  here: string;
  there: string;
}

export type HiddenReason = 'COLOUR' | 'SIZE' | 'MARK' | 'PLACE';
export type SuggestionReason =
  | 'FREE_MAIL'
  | 'AUTHOR_ADDRESS'
  | 'SAME_ADDRESS'
  | 'AUTHOR_DOMAIN'
  | 'NEW_ACCOUNT'
  | 'QUICK_ANSWER'
  | 'QUICK_REVIEW'
  | 'SAME_NETWORK';
export type TextPlace = 'TITLE' | 'ABSTRACT' | 'KEYWORDS' | 'COVER_LETTER' | 'DOCUMENT';

export interface HiddenTextSign {
  kind: 'HIDDEN_TEXT';
  by: HiddenReason;
  filename: string;
  /** Its beginning. */
  text: string;
}

export interface InstructionsSign {
  kind: 'INSTRUCTIONS';
  place: TextPlace;
  /** Of a document. */
  filename: string | null;
  /** What was found, with the words around it. */
  text: string;
}

export interface SuggestedReviewerSign {
  kind: 'SUGGESTED_REVIEWERS';
  name: string;
  email: string;
  /** Of the account with this address. */
  institute: string | null;
  /** `minutes`: how long it took, where that is the reason. */
  reasons: { reason: SuggestionReason; minutes: number | null }[];
}

export interface AuthorsChangedSign {
  kind: 'AUTHORS_CHANGED';
  revision: number;
  added: string[];
  removed: string[];
  /** A reviewer had been invited by then. */
  afterReviewBegan: boolean;
}

/** The article that was submitted before. */
export interface EarlierArticle {
  id: string;
  articleId: string;
  title: string;
  status: ArticleStatus;
}

/** A figure, with the address of its small picture. Of one within a document the picture itself is in the address. */
export interface ShownPicture {
  filename: string;
  thumbnail: string;
}

export interface SamePictureSign {
  kind: 'SAME_PICTURE';
  article: EarlierArticle;
  /** One of its people is the uploader or an author of this article too. */
  samePeople: boolean;
  /** Each picture beside the one of the earlier article. */
  pictures: { here: ShownPicture; there: ShownPicture }[];
}

export interface SameTextSign {
  kind: 'SAME_TEXT';
  article: EarlierArticle;
  /** Part of the shorter of the two texts that stands in both. */
  percent: number;
  /** One of its people is the uploader or an author of this article too. */
  samePeople: boolean;
  /** Authors who were not on the earlier one, when others were: they came after it had been sent. */
  newAuthors: string[];
  passages: SharedPassage[];
}

export type IntegritySign =
  SameTextSign | SamePictureSign | HiddenTextSign | InstructionsSign | SuggestedReviewerSign | AuthorsChangedSign;

/** RUNNING: it waits for its turn, or is at work. FAILED: it was tried several times; what an earlier check found is still there. */
export type IntegrityState = 'NOT_CHECKED' | 'RUNNING' | 'CHECKED' | 'FAILED' | 'AUTHORS_HIDDEN';

/** A document whose words could not be read. OTHER_KIND: it is neither a .docx nor a PDF. */
export interface UnreadDocument {
  filename: string;
  because: 'BROKEN' | 'OTHER_KIND';
}

/** What the card 'Integrity' shows. */
export interface IntegrityView {
  state: IntegrityState;
  /** Of the last check that came to its end; null: there was none. */
  checkedAt: string | null;
  /** The revision that was checked. */
  revision: number | null;
  signs: IntegritySign[];
  /** How many documents were read. */
  read: number;
  unread: UnreadDocument[];
  /** How many articles of the journal were checked, and how many of them have such a sign. */
  checked: number;
  fired: Record<IntegrityKind, number>;
  /** How many articles would have a sign with other values of a limit. */
  tried: Record<TriedLimit, { value: number; articles: number }[]>;
}
