import {
  ARTICLE_MESSAGES,
  type ArticleFields,
  type ArticleLimits,
  type ArticleView,
  EXTENSIONS,
  fieldProblems,
  FILE_MESSAGES,
  t,
} from '@contracts';
import { asSent } from '../draft/draft-fields';

/** Field -> message; a step is complete when its map is empty. */
export type Missing = Record<string, string>;

export const STEPS = [t('General information'), t('Author'), t('Reviewers'), t('Paper files'), t('Overview')] as const;

type WizardField = keyof ArticleFields;
/** In screen order, which is also the order of the error summary. */
const GENERAL: readonly WizardField[] = [
  ...(['articleTitle', 'typeId', 'runningTitle', 'firstTime', 'previousId', 'keywords', 'abstractText'] as const),
];
const REVIEWERS: readonly WizardField[] = [
  ...(['reviewerOne', 'relationshipOne', 'reviewerTwo', 'relationshipTwo', 'reviewerRemoved', 'note'] as const),
];

/** The problems of a step's own fields. */
function ofStep(names: readonly WizardField[], fields: ArticleFields, limits: ArticleLimits): Missing {
  const problems = fieldProblems(asSent(fields), limits);
  return Object.fromEntries(names.flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])));
}

/** What is missing in the first step (spec part 1, section 5, 'Article details'). */
export const missingInGeneral = (fields: ArticleFields, limits: ArticleLimits): Missing =>
  ofStep(GENERAL, fields, limits);

/** Nominated reviewers must be two different people, neither of them the excluded one (spec part 1, section 9). */
export const missingInReviewers = (fields: ArticleFields, limits: ArticleLimits): Missing =>
  ofStep(REVIEWERS, fields, limits);

/** Without any of these files, the author must confirm (spec part 1, section 5, 'File upload'). */
const PICTURE_FORMATS = EXTENSIONS.Figure;
export const hasPicture = (article: ArticleView | undefined): boolean =>
  article?.files.some((file) => PICTURE_FORMATS.includes(file.fileType)) ?? false;

function missingInFiles(article: ArticleView | undefined): Missing {
  const there = article?.files.some((file) => file.type === 'Manuscript') ?? false;
  return there ? {} : { files: FILE_MESSAGES.manuscriptRequired };
}

/** One map per step, in the order of STEPS; for the last step, its own boxes. */
export function missingByStep(
  fields: ArticleFields,
  article: ArticleView | undefined,
  limits: ArticleLimits,
): Missing[] {
  const authors = (article?.articleAuthors.length ?? 0) > 0;
  return [
    missingInGeneral(fields, limits),
    authors || !article ? {} : { authors: ARTICLE_MESSAGES.authors },
    missingInReviewers(fields, limits),
    missingInFiles(article),
    {},
  ];
}
