import type { ArticleReviewerView } from '@contracts';
import { useAppSelector } from '../../../shared/state/hooks';
import { detailsApi } from '../api/details-api';

/**
 * The number of these reviews that can be shown without moving anything later: all that have loaded, up to and including the first one that
 * has not. The height of a loading review is unknown, so it would push down everything below it.
 */
export const usePlacedReviews = (articleId: string, requests: readonly ArticleReviewerView[]): number =>
  useAppSelector((state) => {
    const open = requests.findIndex(({ id }) => {
      const { data, isError } = detailsApi.endpoints.reviewOf.select({ articleId, reviewId: id })(state);
      return data === undefined && !isError;
    });
    return open < 0 ? requests.length : open + 1;
  });
