import { createHash } from 'node:crypto';
import type { ArticleState } from '../../article';
import { type CommentField, NOT_APPLICABLE, NOTHING_TO_SAY, type RebuttalPoint } from '../../contracts';
import { sanitiseRichText } from '../../platform/rich-text';
import { splitPoints } from './split-points';

/** The parts of a review that an author may read (lifecycle, section 3, 'Review mode'). */
const ANSWERED: readonly CommentField[] = [
  'general',
  'major',
  'minor',
  'commentsAbstract',
  'commentsTables',
  'commentsFigures',
  'commentsReferences',
];

interface PlacedPoint {
  point: RebuttalPoint;
  /** The id by its place in the comment, which earlier versions stored. */
  place: string;
  completedAt: string | null;
}

const wordsOf = (quote: string): string =>
  quote
    .replace(/<[^>]*>|&nbsp;|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** The words without capitals, spaces and punctuation: 'N.v.t.' and 'nvt' say the same. */
const bare = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The texts that the review form offers in place of a comment, in whichever language the journal had then, and the words that reviewers
 * write instead of them. They need no reply.
 */
const NO_COMMENT = new Set(
  [
    ...[...Object.values(NOTHING_TO_SAY), ...Object.values(NOT_APPLICABLE), ''],
    ...['none', 'nil', 'no', 'nothing', 'n/a', 'no comment', 'no comments', 'no further comments', 'no remarks'],
    ...['geen', 'nee', 'niets', 'nvt', 'geen commentaar', 'geen opmerkingen', 'geen verdere opmerkingen'],
  ].map(bare),
);

/** A short digest of the words, which stays the same when only the format changes. */
const digestOf = (quote: string): string => createHash('sha256').update(wordsOf(quote)).digest('hex').slice(0, 16);

/** The quotes of one comment, each with an id by its words. A reply then stays with its point when the review is amended. */
function identified(html: string): { words: string; quote: string }[] {
  const seen = new Map<string, number>();
  return splitPoints(sanitiseRichText(html)).map((quote) => {
    const digest = digestOf(quote);
    const times = seen.get(digest) ?? 0;
    seen.set(digest, times + 1);
    return { words: `${digest}-${times}`, quote };
  });
}

/** The comments of the present revision's reviewers to the authors, point by point, with the places that earlier versions stored. */
export function placedPoints(state: ArticleState): PlacedPoint[] {
  if (!state.decidedRevisions.includes(state.revision)) return [];
  const completed = state.assignments.filter((one) => one.revision === state.revision && one.status === 'Completed');
  return completed.flatMap(({ assignmentId, review, completedAt }, index) =>
    ANSWERED.flatMap((field) =>
      identified(review?.[field] ?? '').map(({ words, quote }, place) => ({
        point: { id: `${assignmentId}:${field}:${words}`, reviewer: index + 1, field, quote },
        place: `${assignmentId}:${field}:${place}`,
        completedAt,
      })),
    ),
  );
}

/**
 * The comments of the present revision's reviewers to the authors, point by point, numbered as in the letter of the decision. Standard
 * texts without a comment are left out, unless there is nothing else: then authors answer the editor's letter beside them.
 */
export function rebuttalPoints(state: ArticleState): RebuttalPoint[] {
  const points = placedPoints(state).map(({ point }) => point);
  const comments = points.filter(({ quote }) => !NO_COMMENT.has(bare(wordsOf(quote))));
  return comments.length > 0 ? comments : points;
}
