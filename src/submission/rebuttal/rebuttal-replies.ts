import type { ArticleState } from '../../article';
import type { RebuttalDraft } from '../../contracts';
import { placedPoints, rebuttalPoints } from './rebuttal-points';

type Replies = RebuttalDraft['replies'];

/** The id that earlier versions gave to a point: the place in its comment. */
const PLACE = /^(?<comment>.+:[a-z]+):(?<place>\d+)$/i;

/**
 * The replies by the present ids of their points. A reply that an earlier version stored under a place keeps its point if the review was
 * not sent again since `savedAt`; otherwise it gets an id of no point, since the place may be another point now.
 */
export function withPresentIds(state: ArticleState, replies: Replies, savedAt: Date | null): Replies {
  const unchanged = placedPoints(state).filter(
    ({ completedAt }) => savedAt === null || completedAt === null || new Date(completedAt) <= savedAt,
  );
  const present = new Map(unchanged.map(({ place, point }) => [place, point.id]));
  const idOf = (id: string): string => {
    const { comment, place } = PLACE.exec(id)?.groups ?? {};
    if (comment === undefined) return id;
    const found = present.get(id);
    return found === undefined || replies[found] ? `${comment}:was-${place}` : found;
  };
  return Object.fromEntries(Object.entries(replies).map(([id, text]) => [idOf(id), text]));
}

/** The replies to the present points, which become the letter. */
export function repliesInLetter(state: ArticleState, { opening, replies }: RebuttalDraft): RebuttalDraft {
  const ids = new Set(rebuttalPoints(state).map(({ id }) => id));
  return { opening, replies: Object.fromEntries(Object.entries(replies).filter(([id]) => ids.has(id))) };
}

/** True for the id of a point in a review of this article, also of a point that an amended review no longer has. */
export const isOfReview = (state: ArticleState, id: string): boolean =>
  state.assignments.some(({ assignmentId }) => id.startsWith(`${assignmentId}:`));
