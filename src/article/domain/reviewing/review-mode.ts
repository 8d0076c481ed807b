import { hidesAuthors, type JournalSettings, type ReviewMode, reviewModeOf } from '../../../contracts';
import type { ArticleState } from '../state';

/** The review mode of an article; of a draft, the one that its submission would fix now. */
export const reviewModeIn = (state: ArticleState, settings: Pick<JournalSettings, 'reviewModes'>): ReviewMode =>
  state.submittedAt === null ? reviewModeOf(settings.reviewModes, state.fields.typeId) : state.reviewMode;

/** True when nobody may learn as a reviewer who the authors of this article are. */
export const isAnonymousToReviewers = (state: ArticleState): boolean => hidesAuthors(state.reviewMode);
