import {
  ARTICLE_MESSAGES,
  ARTICLE_TYPES,
  type ArticleFields,
  isEmail,
  type JournalSettings,
  MAX_RUNNING_TITLE,
  normalEmail,
  PERSON_MESSAGES,
} from '../../contracts';
import type { ArticleAuthor } from './events';
import type { Details } from './requirements';

const TYPE_IDS: readonly number[] = ARTICLE_TYPES.map((type) => type.id);
const NOMINATIONS: readonly (keyof ArticleFields)[] = ['reviewerOne', 'reviewerTwo', 'reviewerRemoved'];

export const keywordsMessage = (max: number): string =>
  max === 5 ? ARTICLE_MESSAGES.keywords : `Max ${max} keywords allowed.`;

/** Nominated reviewers are distinct, and none of them is the excluded one (spec part 1, section 9). */
export function nominationProblems(fields: ArticleFields): Details {
  const { reviewerOne, reviewerTwo, reviewerRemoved } = fields;
  const details: Details = {};
  if (reviewerTwo !== null && reviewerTwo === reviewerOne)
    details['reviewerTwo'] = 'Please nominate two different reviewers.';
  if (reviewerRemoved !== null && (reviewerRemoved === reviewerOne || reviewerRemoved === reviewerTwo))
    details['reviewerRemoved'] = 'A nominated reviewer cannot be excluded at the same time.';
  return details;
}

/**
 * What even an unfinished draft must not hold. An abstract that is too long may be saved, so that no text is lost, but not
 * submitted.
 */
export function draftProblems(
  fields: ArticleFields,
  changes: Partial<ArticleFields>,
  settings: JournalSettings,
): Details {
  const details: Details = {};
  if (changes.typeId !== undefined && changes.typeId !== null && !TYPE_IDS.includes(changes.typeId))
    details['typeId'] = ARTICLE_MESSAGES.type;
  if (changes.keywords && changes.keywords.length > settings.maxKeywords)
    details['keywords'] = keywordsMessage(settings.maxKeywords);
  if (changes.runningTitle !== undefined && changes.runningTitle.length > MAX_RUNNING_TITLE)
    details['runningTitle'] = `Max ${MAX_RUNNING_TITLE} characters allowed.`;
  const nominated = NOMINATIONS.some((field) => changes[field] !== undefined);
  return nominated ? { ...details, ...nominationProblems(fields) } : details;
}

/** Each author is complete and stands there once (spec part 1, section 5, 'Author dialog'). */
export function authorProblems(authors: readonly ArticleAuthor[] | undefined): Details {
  const details: Details = {};
  const seen = new Set<string>();
  for (const author of authors ?? []) {
    const email = normalEmail(author.email);
    if (author.firstName.trim() === '') details['authorsIds'] = ARTICLE_MESSAGES.firstName;
    else if (author.lastName.trim() === '') details['authorsIds'] = ARTICLE_MESSAGES.lastName;
    else if (!isEmail(email)) details['authorsIds'] = PERSON_MESSAGES.emailInvalid;
    else if (seen.has(author.id) || seen.has(email)) details['authorsIds'] = 'An author can be added only once.';
    seen.add(author.id).add(email);
  }
  return details;
}
