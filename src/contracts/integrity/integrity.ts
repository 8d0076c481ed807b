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
 * The limits from which a sign is given. Texts: `runWords` is the length of the runs of words that are compared. Two texts must share at
 * least `sharedRuns` runs, and at least `sharedPercent` of the shorter text. Pictures: their 64-bit marks may differ in at most `markBits`
 * bits, and their brightness by at most `differentPercent` of the range from black to white, at the place of the largest difference. (A
 * figure at half its size and as JPEG differs from itself by up to 5.7; flow charts with other numbers in a thin typeface differ by 7.3
 * or more.) Hidden text needs at least `hiddenWords` words. Suggested reviewers: the account was made at most `registeredMinutes` before the
 * submission, the invitation was accepted within `answerMinutes`, or the review came within `reviewMinutes` after the acceptance.
 */
export const INTEGRITY_LIMITS = {
  ...{ runWords: 5, sharedRuns: 60, sharedPercent: 20, markBits: 7, differentPercent: 6, hiddenWords: 3 },
  ...{ registeredMinutes: 60, answerMinutes: 5, reviewMinutes: 30 },
} as const;
/**
 * Values of limits, including the present ones. For each value the card shows how many past articles would have such a sign. For the
 * first two limits, values at or above the limit are a sign; for the others, values at or below it.
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

/** A passage that two articles have in common, as it is written in each of them. */
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
  /** The beginning of the hidden text. */
  text: string;
}

export interface InstructionsSign {
  kind: 'INSTRUCTIONS';
  place: TextPlace;
  /** Name of the document, if the place is a document; otherwise null. */
  filename: string | null;
  /** What was found, with the words around it. */
  text: string;
}

export interface SuggestedReviewerSign {
  kind: 'SUGGESTED_REVIEWERS';
  name: string;
  email: string;
  /** Institute of the account with this address; null without one. */
  institute: string | null;
  /** `minutes`: the time that it took, if the time is the reason; otherwise null. */
  reasons: { reason: SuggestionReason; minutes: number | null }[];
}

export interface AuthorsChangedSign {
  kind: 'AUTHORS_CHANGED';
  revision: number;
  added: string[];
  removed: string[];
  /** True when a reviewer had already been invited at the time of the change. */
  afterReviewBegan: boolean;
}

/** The article that was submitted earlier. */
export interface EarlierArticle {
  id: string;
  articleId: string;
  title: string;
  status: ArticleStatus;
}

/** A figure, with the address of its thumbnail. For a figure inside a document, the address is a data URL with the picture itself. */
export interface ShownPicture {
  filename: string;
  thumbnail: string;
}

export interface SamePictureSign {
  kind: 'SAME_PICTURE';
  article: EarlierArticle;
  /** True when the uploader or an author of the earlier article is also the uploader or an author of this one. */
  samePeople: boolean;
  /** Each picture of this article with the matching one of the earlier article. */
  pictures: { here: ShownPicture; there: ShownPicture }[];
}

export interface SameTextSign {
  kind: 'SAME_TEXT';
  article: EarlierArticle;
  /** Percentage of the shorter text that is in both texts. */
  percent: number;
  /** True when the uploader or an author of the earlier article is also the uploader or an author of this one. */
  samePeople: boolean;
  /** If `samePeople` is true: authors of this article who were not on the earlier one, so they were added after it was sent. */
  newAuthors: string[];
  passages: SharedPassage[];
}

export type IntegritySign =
  SameTextSign | SamePictureSign | HiddenTextSign | InstructionsSign | SuggestedReviewerSign | AuthorsChangedSign;

/** RUNNING: the check is queued or in progress. FAILED: all attempts failed; the findings of an earlier check are still shown. */
export type IntegrityState = 'NOT_CHECKED' | 'RUNNING' | 'CHECKED' | 'FAILED' | 'AUTHORS_HIDDEN';

/** A document whose words could not be read. OTHER_KIND: it is neither a .docx nor a PDF. */
export interface UnreadDocument {
  filename: string;
  because: 'BROKEN' | 'OTHER_KIND';
}

/** The content of the card 'Integrity'. */
export interface IntegrityView {
  state: IntegrityState;
  /** Time of the last completed check; null if there was none. */
  checkedAt: string | null;
  /** The revision that was checked. */
  revision: number | null;
  signs: IntegritySign[];
  /** Number of documents whose words were read. */
  read: number;
  unread: UnreadDocument[];
}

/** How often each sign was given in the journal. The counts are up to an hour old, and leave out the viewer's own articles. */
export interface IntegrityCounts {
  /** Number of articles of the journal that were checked; `fired` is the number of them with each kind of sign. */
  checked: number;
  fired: Record<IntegrityKind, number>;
  /** Number of articles that would have a sign with other values of a limit. */
  tried: Record<TriedLimit, { value: number; articles: number }[]>;
}
