import { hidesAuthors, type JournalSettings, namesReviewers, type ReviewMode, reviewModeOf } from '../../../contracts';
import type { ArticleState, Assignment } from '../state';

/** The review mode of an article; of a draft, the one that its submission would fix now. */
export const reviewModeIn = (state: ArticleState, settings: Pick<JournalSettings, 'reviewModes'>): ReviewMode =>
  state.submittedAt === null ? reviewModeOf(settings.reviewModes, state.fields.typeId) : state.reviewMode;

/** True when nobody may learn as a reviewer who the authors of this article are. */
export const isAnonymousToReviewers = (state: ArticleState): boolean => hidesAuthors(state.reviewMode);

/** True when the article's authors and fellow reviewers may learn who wrote this review: agreed to, finished, and with a decision. */
export const isNamedToOthers = (state: ArticleState, { named, status, revision }: Assignment): boolean =>
  namesReviewers(state.reviewMode) && named && status === 'Completed' && state.decidedRevisions.includes(revision);
