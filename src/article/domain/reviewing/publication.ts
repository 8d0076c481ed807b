import { type JournalSettings, publishesReviewsOf, type Review, type ReviewPublication } from '../../../contracts';
import type { ArticleState, Assignment } from '../state';

/** True when reviewers of an article are asked whether their reviews may be published; for a draft, the value that its submission would fix now. */
export const publishesReviewsIn = (
  state: ArticleState,
  settings: Pick<JournalSettings, 'reviewPublication'>,
): boolean =>
  state.submittedAt === null
    ? publishesReviewsOf(settings.reviewPublication, state.fields.typeId)
    : state.publishesReviews;

/** A finished review that its reviewer allows to be published. */
type PublishableReview = Assignment & { review: Review; publication: ReviewPublication };

/** True for a review that may be published once its article is accepted: the reviewer agreed, it is finished, and there is a decision. */
export const mayBePublished = (state: ArticleState, one: Assignment): one is PublishableReview =>
  state.publishesReviews &&
  one.publication !== null &&
  one.review !== null &&
  one.status === 'Completed' &&
  state.decidedRevisions.includes(one.revision);
