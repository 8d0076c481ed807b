import type { ArticleState, Assignment } from '../../article';
import {
  COMMENT_FIELDS,
  type CommentField,
  inEnglish,
  RATING_FIELDS,
  type Review,
  REVIEW_FIELD_LABELS,
} from '../../contracts';
import type { ArticleRecord } from './article-record';
import { jatsDocument, journalMeta } from './jats-front';
import { richParagraphs } from './rich-paragraphs';
import { el, type Xml } from './xml';

/** A finished review whose decision was taken, without anything that names its reviewer. */
export interface ReviewRecord {
  revision: number;
  /** Its place among the reviews of its revision, from 1. */
  place: number;
  review: Review;
}

/** Comments to the editor are confidential (lifecycle, section 4 (7)) and never leave. */
const OPEN_COMMENTS: readonly CommentField[] = COMMENT_FIELDS.filter((field) => field !== 'commentsToEditor');

const isFinished = (one: Assignment): one is Assignment & { review: Review } =>
  one.status === 'Completed' && one.review !== null;

/** The reviews that authors may read, in the order in which the office has them. */
export function reviewRecords({ assignments, decidedRevisions }: ArticleState): ReviewRecord[] {
  const finished = assignments.filter(isFinished).filter(({ revision }) => decidedRevisions.includes(revision));
  return finished.map(({ revision, review }, index) => ({
    ...{ revision, review },
    place: finished.slice(0, index + 1).filter((other) => other.revision === revision).length,
  }));
}

const TITLES = inEnglish(REVIEW_FIELD_LABELS);

const meta = (name: string, value: string): Xml =>
  el('custom-meta', {}, el('meta-name', {}, name), el('meta-value', {}, value));

/** One review as a reviewer report of JATS 1.3, by an anonymous reviewer. */
export function jatsReview(article: ArticleRecord, { revision, place, review }: ReviewRecord): string {
  const sections = OPEN_COMMENTS.flatMap((field) => {
    const paragraphs = richParagraphs(review[field]);
    return paragraphs.length === 0 ? [] : [el('sec', {}, el('title', {}, TITLES[field]), paragraphs)];
  });
  const about = {
    'document-id': article.doi ?? article.number,
    'document-id-type': article.doi ? 'doi' : 'manuscript',
  };
  const front = el(
    'article-meta',
    {},
    el('article-id', { 'pub-id-type': 'manuscript' }, `${article.number}-R${revision}-review-${place}`),
    el('title-group', {}, el('article-title', {}, `Review ${place} of ${article.number}, revision ${revision}`)),
    el('contrib-group', {}, el('contrib', { 'contrib-type': 'reviewer' }, el('anonymous', {}))),
    el('related-object', { 'link-type': 'peer-reviewed-article', ...about }),
    el(
      'custom-meta-group',
      {},
      meta('recommendation', review.recommendation),
      RATING_FIELDS.map((field) => meta(field, review[field])),
    ),
  );
  return jatsDocument(
    'reviewer-report',
    el('front', {}, journalMeta(article.journal), front),
    sections.length === 0 ? null : el('body', {}, sections),
  );
}
