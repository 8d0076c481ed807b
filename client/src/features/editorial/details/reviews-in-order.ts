import type { ArticleReviewerView } from '@contracts';
import { useAppSelector } from '../../../shared/state/hooks';
import { detailsApi } from '../api/details-api';

/**
 * How many of these reviews have their place: those that are answered, and the first one that is not. Nobody knows how long it is, so it
 * would push away what stands below it.
 */
export const usePlacedReviews = (articleId: string, requests: readonly ArticleReviewerView[]): number =>
  useAppSelector((state) => {
    const open = requests.findIndex(({ id }) => {
      const { data, isError } = detailsApi.endpoints.reviewOf.select({ articleId, reviewId: id })(state);
      return data === undefined && !isError;
    });
    return open < 0 ? requests.length : open + 1;
  });
