import { ARTICLE_STATUSES, REVIEWING_GROUPS } from '@contracts';
import { useUser } from '../../../shared/state/hooks';
import { homeApi } from '../home-api';
import type { OwnWork } from './tasks';

const NONE = { data: [], error: undefined, refetch: () => undefined };
const NO_REVIEWS = { ...NONE, data: { decide: [], pending: [], completed: [] } };

/** Undefined until everything is loaded. */
function workOf(
  cards?: OwnWork['cards'],
  reviews?: OwnWork['reviews'],
  authorships?: OwnWork['authorships'],
  tickets?: OwnWork['tickets'],
): OwnWork | undefined {
  return cards && reviews && authorships && tickets && { cards, reviews, authorships, tickets };
}

/** Everything that the start page of an author and reviewer shows, in one result, so that nothing moves while the parts load. */
export function useOwnWork() {
  const { group, unproven } = useUser();
  const isReviewer = REVIEWING_GROUPS.includes(group.group);
  const cards = homeApi.useOwnArticlesQuery(ARTICLE_STATUSES);
  const asked = homeApi.useOwnReviewsQuery(undefined, { skip: !isReviewer });
  const reviews = isReviewer ? asked : NO_REVIEWS;
  // Nothing is matched to an account whose address is not proven (lifecycle, section 5 (1)).
  const named = homeApi.useOwnAuthorshipsQuery(undefined, { skip: unproven });
  const authorships = unproven ? NONE : named;
  const opened = homeApi.useOwnTicketsQuery(undefined, { skip: unproven });
  const tickets = unproven ? NONE : opened;
  const parts = [cards, reviews, authorships, tickets];
  const data = workOf(cards.data, reviews.data, authorships.data, tickets.data);
  const query = {
    data,
    error: parts.find(({ error }) => error)?.error,
    refetch: () => parts.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
  return { isReviewer, query };
}
