import { hidesAuthors, type JournalSettings, namesReviewers, type ReviewMode, reviewModeOf } from '../../../contracts';
import type { ArticleState, Assignment } from '../state';

/** The review mode of an article; for a draft, the mode that its submission would fix now. */
export const reviewModeIn = (state: ArticleState, settings: Pick<JournalSettings, 'reviewModes'>): ReviewMode =>
  state.submittedAt === null ? reviewModeOf(settings.reviewModes, state.fields.typeId) : state.reviewMode;

/** True when reviewers must not know who the authors of this article are. */
export const isAnonymousToReviewers = (state: ArticleState): boolean => hidesAuthors(state.reviewMode);

/** True when authors and fellow reviewers may see who wrote this review: the reviewer agreed, it is finished, and there is a decision. */
export const isNamedToOthers = (state: ArticleState, { named, status, revision }: Assignment): boolean =>
  namesReviewers(state.reviewMode) && named && status === 'Completed' && state.decidedRevisions.includes(revision);
