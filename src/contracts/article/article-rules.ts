import { DEFAULT_SETTINGS, type JournalSettings } from '../journal/settings';
import { texts } from '../language/texts';
import { t } from '../language/translate';

/** Article types, limits and messages of the submission form (spec part 1, section 5 and 9; lifecycle, section 4 (4)). */
const TYPE_NAMES = texts(
  { 1: 'Review', 2: 'Original contribution', 3: 'Case reports', 7: 'Society news', 10: 'Letter to editor' },
  'type',
);
export type ArticleTypeId = keyof typeof TYPE_NAMES;
const TYPE_IDS = [1, 2, 3, 7, 10] as const satisfies readonly ArticleTypeId[];
/** The article types, with their names in the current language. */
export const ARTICLE_TYPES = TYPE_IDS.map((id) => ({
  id,
  get name() {
    return TYPE_NAMES[id];
  },
}));

const TYPES_BY_NAME: Readonly<Record<string, ArticleTypeId>> = {
  Review: 1,
  'Original contribution': 2,
  'Case reports': 3,
  'Society news': 7,
  'Letter to editor': 10,
};
/** Translates the name of a type, as the server sends it, into the current language; '' for null. */
export function typeWords(name: string | null): string {
  const id = name === null ? undefined : TYPES_BY_NAME[name];
  return id === undefined ? (name ?? '') : TYPE_NAMES[id];
}

/** Types that only migrated articles have; authors cannot choose them. */
export const HIDDEN_TYPE_IDS: readonly number[] = [3, 7];
export const LETTER_TYPE_ID = 10;
const ORIGINAL_TYPE_ID = 2;

export const FIRST_TIME = { yes: 1, no: 2 } as const;
export const MAX_KEYWORDS = 5;
export const MAX_RUNNING_TITLE = 50;
export const MAX_AUTHOR_SEARCH = 50;
export const MAX_NOMINATED_REVIEWERS = 2;
export const MAX_REVIEWERS_REQUIRED = 4;
/** Maximum number of people who wait as alternates to be invited, per revision. */
export const MAX_ALTERNATES = 20;

/** Maximum lengths of the wizard's texts, in characters. */
export const ARTICLE_MAX = {
  articleTitle: 500,
  runningTitle: MAX_RUNNING_TITLE,
  previousId: 100,
  relationshipOne: 2000,
  relationshipTwo: 2000,
  note: 10_000,
} as const;
export const MAX_REASON = 5000;

/** Messages in capitals are keys, as in the spec; `messageText` returns their text. */
export const ARTICLE_MESSAGES = texts({
  title: 'TITLE_REQUIRED',
  type: 'Manuscript is required.',
  firstTime: 'Please say whether it was submitted before.',
  previousId: 'Please give the number of the earlier submission.',
  noPreviousId: 'The previous id is given only for a manuscript that was submitted to this journal before.',
  keywords: 'Max 5 keywords allowed.',
  abstract: 'Please write the abstract.',
  noAbstract: 'A letter to the editor has no abstract.',
  firstName: 'FIRSTNAME_REQUIRED',
  lastName: 'LASTNAME_REQUIRED',
  fullName: 'FULLNAME_REQUIRED',
  authors: 'Please add at least one author.',
  authorTwice: 'An author can be added only once.',
  sameReviewer: 'Please nominate two different reviewers.',
  excludedReviewer: 'A nominated reviewer cannot be excluded at the same time.',
  overview: 'Please generate the overview of the current content and check it first.',
  converted: 'Please check the manuscript as reviewers will read it.',
  copyright: 'Please accept the copyright terms.',
  reviewed: 'Please confirm that you have reviewed the submission.',
  confirmed: 'Please tick the box to confirm the revision.',
  unchanged: 'Nothing has been changed yet. Please replace or add at least one file before you submit the correction.',
  withdrawal: 'Please give a reason for the withdrawal.',
});

/** The spec's message with the number five; another number if the settings have another limit. */
export const keywordsMessage = (max: number): string =>
  max === MAX_KEYWORDS ? ARTICLE_MESSAGES.keywords : t('Max {max} keywords allowed.', { max });

/** The limits of a submission that a webmaster may change (lifecycle, section 4 (4)). */
export type ArticleLimits = Pick<JournalSettings, 'abstractWordsOriginal' | 'abstractWordsOther' | 'maxKeywords'>;

/** Maximum number of words of an abstract; 0 when the type has no abstract. */
export function abstractLimit(typeId: number | null, limits: ArticleLimits = DEFAULT_SETTINGS): number {
  if (typeId === LETTER_TYPE_ID) return 0;
  return typeId === ORIGINAL_TYPE_ID ? limits.abstractWordsOriginal : limits.abstractWordsOther;
}

/** The spec's message, verbatim, including its misspelling. */
export const abstractLimitMessage = (limit: number): string => t('Max words for abstact is {limit}', { limit });

export { isEmptyRichText } from '../text/words';
