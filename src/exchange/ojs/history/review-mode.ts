import {
  hidesAuthors,
  hidesAuthorsFromEditors,
  REVIEW_MODE_WORDS,
  type ReviewMode,
  reviewModeOf,
} from '../../../contracts';
import type { ConversionContext } from './conversion-context';

const DECIDED: readonly string[] = ['accepted', 'declined'];

/** The mode for a manuscript that OJS reviewed as often in one way as in the other, so the settings decide only whether authors are hidden. */
const modeOfTie = (setting: ReviewMode): ReviewMode =>
  hidesAuthors(setting) ? 'DOUBLE_ANONYMOUS' : 'SINGLE_ANONYMOUS';

/** The mode for a manuscript without requests. The editors of OJS have seen its authors, so these cannot be hidden from editors. */
const modeOfSetting = (setting: ReviewMode): ReviewMode =>
  hidesAuthorsFromEditors(setting) ? modeOfTie(setting) : setting;

/**
 * How the manuscript is reviewed here, which nothing can change later (ADR 81). Most of its requests in OJS decide. A manuscript without
 * requests is reviewed as the settings of this journal say, but not triple-anonymously.
 */
export function importedReviewMode(context: ConversionContext, typeId: number): ReviewMode {
  const { submission, recordedMode, reviewModes, reportProblem } = context;
  const { reviews, status } = submission;
  const balance = reviews.filter(({ method }) => method === 'double anonymous').length * 2 - reviews.length;
  if (balance !== 0) return recordedMode ?? (balance > 0 ? 'DOUBLE_ANONYMOUS' : 'SINGLE_ANONYMOUS');
  const setting = reviewModeOf(reviewModes, typeId);
  const mode = recordedMode ?? (reviews.length === 0 ? modeOfSetting(setting) : modeOfTie(setting));
  if (!DECIDED.includes(status)) {
    const why = reviews.length === 0 ? 'no requests' : 'as many double-anonymous requests as others';
    reportProblem(`has ${why} in OJS; its mode here is ${REVIEW_MODE_WORDS[mode].label.toLowerCase()}`);
  }
  return mode;
}
