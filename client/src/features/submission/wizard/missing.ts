import {
  ARTICLE_MESSAGES,
  EXTENSIONS,
  FILE_MESSAGES,
  MAX_KEYWORDS,
  MAX_RUNNING_TITLE,
  abstractLimit,
  abstractLimitMessage,
  countWords,
  isEmptyAbstract,
  type ArticleFields,
  type ArticleView,
} from '../../../../../src/contracts';

/** Field -> message; a step is complete when its map is empty. */
export type Missing = Record<string, string>;

export const STEPS = ['General information', 'Author', 'Reviewers', 'Paper files', 'Overview'] as const;

/** What the first step still lacks (spec part 1, section 5, 'Article details'). */
export function missingInGeneral(fields: ArticleFields): Missing {
  const missing: Missing = {};
  if (fields.articleTitle.trim() === '') missing['articleTitle'] = 'Please give the title.';
  if (fields.typeId === null) missing['typeId'] = ARTICLE_MESSAGES.type;
  if (fields.firstTime === null) missing['firstTime'] = 'Please say whether it was submitted before.';
  if (fields.firstTime === 1 && fields.previousId.trim() === '')
    missing['previousId'] = 'Please give the number of the earlier submission.';
  if (fields.runningTitle.length > MAX_RUNNING_TITLE)
    missing['runningTitle'] = `Max ${MAX_RUNNING_TITLE} characters allowed; now ${fields.runningTitle.length}.`;
  if (fields.keywords.length > MAX_KEYWORDS) missing['keywords'] = ARTICLE_MESSAGES.keywords;
  const limit = abstractLimit(fields.typeId);
  if (limit > 0 && isEmptyAbstract(fields.abstractText)) missing['abstractText'] = 'Please write the abstract.';
  else if (limit > 0 && countWords(fields.abstractText) > limit) missing['abstractText'] = abstractLimitMessage(limit);
  return missing;
}

/** Nominated reviewers are two people, and neither is the one excluded (spec part 1, section 9). */
export function missingInReviewers({ reviewerOne, reviewerTwo, reviewerRemoved }: ArticleFields): Missing {
  const missing: Missing = {};
  if (reviewerTwo !== null && reviewerTwo === reviewerOne)
    missing['reviewerTwo'] = 'Please nominate two different reviewers.';
  if (reviewerRemoved !== null && [reviewerOne, reviewerTwo].includes(reviewerRemoved))
    missing['reviewerRemoved'] = 'A nominated reviewer cannot be excluded at the same time.';
  return missing;
}

/** Without one of these, the person is asked whether that is meant (spec part 1, section 5, 'File upload'). */
const PICTURE_FORMATS = EXTENSIONS.Figure;
export const hasPicture = (article: ArticleView | undefined): boolean =>
  article?.files.some((file) => PICTURE_FORMATS.includes(file.fileType)) ?? false;

export function missingInFiles(article: ArticleView | undefined): Missing {
  const there = article?.files.some((file) => file.type === 'Manuscript') ?? false;
  return there ? {} : { files: FILE_MESSAGES.manuscriptRequired };
}

/** One map per step, in the order of STEPS; the last step's lacks are its own boxes. */
export function missingByStep(fields: ArticleFields, article: ArticleView | undefined): Missing[] {
  const authors = (article?.articleAuthors.length ?? 0) > 0;
  return [
    missingInGeneral(fields),
    authors || !article ? {} : { authors: 'Please add at least one author.' },
    missingInReviewers(fields),
    missingInFiles(article),
    {},
  ];
}
