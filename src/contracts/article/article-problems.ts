import { type Designation, DESIGNATION_LABELS, FILE_MESSAGES, REQUIRED_REVISION_DESIGNATIONS } from '../files/files';
import { emailProblem } from '../identity/person-problems';
import { DEFAULT_SETTINGS } from '../journal/settings';
import { t } from '../language/translate';
import { longProblem, onlyProblems, type Problem, type Problems, requiredProblem } from '../text/text-rules';
import { countAbstractWords, isEmptyAbstract, isEmptyRichText } from '../text/words';
import {
  abstractLimit,
  abstractLimitMessage,
  ARTICLE_MAX,
  ARTICLE_MESSAGES,
  type ArticleLimits,
  FIRST_TIME,
  keywordsMessage,
  MAX_REASON,
} from './article-rules';
import type { ArticleFields } from './article-views';

/*
 * The rules of a submission, each once, for the server's decisions and the author's forms (spec part 1, section 5). Each function
 * returns field -> message, or one message.
 */

type ShortText = keyof typeof ARTICLE_MAX;
const SHORT_TEXTS = Object.keys(ARTICLE_MAX) as ShortText[];

/** The problem of one of the wizard's short texts; `field` says which. */
export const shortTextProblem = (field: ShortText, text: string): Problem => longProblem(text, ARTICLE_MAX[field]);

export const keywordsProblem = (
  keywords: readonly string[],
  { maxKeywords }: Pick<ArticleLimits, 'maxKeywords'>,
): Problem => (keywords.length > maxKeywords ? keywordsMessage(maxKeywords) : undefined);

/** Nominated reviewers are distinct, and none of them is the excluded one (spec part 1, section 9). */
export function nominationProblems({
  reviewerOne,
  reviewerTwo,
  reviewerRemoved,
}: Pick<ArticleFields, 'reviewerOne' | 'reviewerTwo' | 'reviewerRemoved'>): Problems {
  const isSame = reviewerTwo !== null && reviewerTwo === reviewerOne;
  const isBoth = reviewerRemoved !== null && [reviewerOne, reviewerTwo].includes(reviewerRemoved);
  return onlyProblems({
    reviewerTwo: isSame ? ARTICLE_MESSAGES.sameReviewer : undefined,
    reviewerRemoved: isBoth ? ARTICLE_MESSAGES.excludedReviewer : undefined,
  });
}

function abstractProblem({ typeId, abstractText }: ArticleFields, limits: ArticleLimits): Problem {
  const limit = abstractLimit(typeId, limits);
  if (limit === 0) return isEmptyRichText(abstractText) ? undefined : ARTICLE_MESSAGES.noAbstract;
  if (countAbstractWords(abstractText) > limit) return abstractLimitMessage(limit);
  return typeId !== null && isEmptyAbstract(abstractText) ? ARTICLE_MESSAGES.abstract : undefined;
}

function previousIdProblem({ firstTime, previousId }: ArticleFields): Problem {
  const isGiven = previousId.trim() !== '';
  if (firstTime === FIRST_TIME.yes) return isGiven ? undefined : ARTICLE_MESSAGES.previousId;
  return isGiven ? ARTICLE_MESSAGES.noPreviousId : undefined;
}

/** All rules on the wizard's fields that apply before a manuscript is sent (lifecycle, section 2, 'submit'). */
export function fieldProblems(fields: ArticleFields, limits: ArticleLimits = DEFAULT_SETTINGS): Problems {
  return {
    ...onlyProblems(Object.fromEntries(SHORT_TEXTS.map((field) => [field, shortTextProblem(field, fields[field])]))),
    ...onlyProblems({
      articleTitle: requiredProblem(fields.articleTitle, ARTICLE_MESSAGES.title, ARTICLE_MAX.articleTitle),
      typeId: fields.typeId === null ? ARTICLE_MESSAGES.type : undefined,
      firstTime: fields.firstTime === null ? ARTICLE_MESSAGES.firstTime : undefined,
      previousId: previousIdProblem(fields) ?? shortTextProblem('previousId', fields.previousId),
      keywords: keywordsProblem(fields.keywords, limits),
      abstractText: abstractProblem(fields, limits),
    }),
    ...nominationProblems(fields),
  };
}

export interface SubmissionBoxes {
  copyrightAccepted: boolean;
  submissionReviewed: boolean;
  /** True to submit without the converted manuscript, for example because it cannot be made. */
  withoutConverted?: boolean;
}

/** Which PDFs match exactly the content that is sent. */
export interface CurrentPdfs {
  overview: boolean;
  /** The manuscript as reviewers will read it. */
  converted: boolean;
}

/** Checkboxes and PDFs of the last step (spec part 1, section 5, 'Final submission'). */
export const finalProblems = (boxes: SubmissionBoxes, current: CurrentPdfs): Problems =>
  onlyProblems({
    overview: current.overview ? undefined : ARTICLE_MESSAGES.overview,
    converted: current.converted || boxes.withoutConverted ? undefined : ARTICLE_MESSAGES.converted,
    copyrightAccepted: boxes.copyrightAccepted ? undefined : ARTICLE_MESSAGES.copyright,
    submissionReviewed: boxes.submissionReviewed ? undefined : ARTICLE_MESSAGES.reviewed,
  });

/** Rules of the fields of a suggested reviewer (spec part 1, section 5, 'Suggested reviewer'). */
export const SUGGESTION_RULES = {
  fullName: (text: string) => requiredProblem(text, ARTICLE_MESSAGES.fullName, 200),
  email: emailProblem,
};

export const suggestionProblems = ({ fullName, email }: { fullName: string; email: string }): Problems =>
  onlyProblems({ fullName: SUGGESTION_RULES.fullName(fullName), email: SUGGESTION_RULES.email(email) });

/** The message for a required file that is missing. */
export const missingFileMessage = (designation: Designation): string =>
  designation === 'Manuscript'
    ? FILE_MESSAGES.manuscriptRequired
    : t('{field} is required.', { field: DESIGNATION_LABELS[designation] });

/** The messages for the required files that are missing, by designation. */
export const missingFiles = (present: readonly Designation[], needed: readonly Designation[]): Problems =>
  Object.fromEntries(needed.filter((one) => !present.includes(one)).map((one) => [one, missingFileMessage(one)]));

/** `present`: designations of the next revision's files (lifecycle, section 2, 'submit revision'). */
export const revisionProblems = (present: readonly Designation[], confirmed: boolean): Problems => ({
  ...missingFiles(present, REQUIRED_REVISION_DESIGNATIONS),
  ...onlyProblems({ confirmed: confirmed ? undefined : ARTICLE_MESSAGES.confirmed }),
});

/** Files that a correction needs in its revision (lifecycle, section 2, 'submit correction'). */
export const correctionProblems = (present: readonly Designation[], revision: number): Problems =>
  missingFiles(present, revision === 0 ? ['Manuscript'] : REQUIRED_REVISION_DESIGNATIONS);

/** The problem of the reason for a withdrawal (lifecycle, section 2, 'withdraw'). */
export const withdrawalProblem = (reason: string): Problem =>
  requiredProblem(reason, ARTICLE_MESSAGES.withdrawal, MAX_REASON);
