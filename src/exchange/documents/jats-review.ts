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
import { el, textEl, type Xml } from './xml';

/** A person's name, in the form of both standards. */
export interface ReviewerName {
  given: string;
  surname: string;
}

/** A finished review of a revision that has a decision. */
export interface ReviewRecord {
  assignmentId: string;
  revision: number;
  /** Its position among the reviews of its revision, counted from 1. */
  place: number;
  review: Review;
}

/** A review whose reviewer agreed to its publication with the accepted article. */
export interface PublishedReview extends ReviewRecord {
  /** Null when the reviewer did not agree to be named, or was erased. */
  reviewer: ReviewerName | null;
  /** Null while the journal has no prefix. */
  doi: string | null;
}

/** Comments to the editor are confidential (lifecycle, section 4 (7)) and are never exported. */
const OPEN_COMMENTS: readonly CommentField[] = COMMENT_FIELDS.filter((field) => field !== 'commentsToEditor');

const isFinished = (one: Assignment): one is Assignment & { review: Review } =>
  one.status === 'Completed' && one.review !== null;

/** The reviews that authors may read, in the order in which the office sees them. */
export function reviewRecords({ assignments, decidedRevisions }: ArticleState): ReviewRecord[] {
  const finished = assignments.filter(isFinished).filter(({ revision }) => decidedRevisions.includes(revision));
  return finished.map(({ assignmentId, revision, review }, index) => ({
    ...{ assignmentId, revision, review },
    place: finished.slice(0, index + 1).filter((other) => other.revision === revision).length,
  }));
}

const TITLES = inEnglish(REVIEW_FIELD_LABELS);

const meta = (name: string, value: string): Xml =>
  el('custom-meta', {}, el('meta-name', {}, name), el('meta-value', {}, value));

export const titleOfReview = ({ number }: ArticleRecord, { place, revision }: ReviewRecord): string =>
  `Review ${place} of ${number}, revision ${revision}`;

const sectionsOf = (review: Review): Xml[] =>
  OPEN_COMMENTS.flatMap((field) => {
    const paragraphs = richParagraphs(review[field]);
    return paragraphs.length === 0 ? [] : [el('sec', {}, el('title', {}, TITLES[field]), paragraphs)];
  });

const reviewerOf = (name: ReviewerName | null): Xml =>
  name === null
    ? el('anonymous', {})
    : el('name', {}, textEl('surname', name.surname), textEl('given-names', name.given));

/** One review as a reviewer report of JATS 1.3, by an anonymous reviewer unless it is published with the name. */
export function jatsReview(article: ArticleRecord, record: ReviewRecord | PublishedReview): string {
  const { revision, place, review } = record;
  const published = 'reviewer' in record ? record : null;
  const sections = sectionsOf(review);
  const about = {
    'document-id': article.doi ?? article.number,
    'document-id-type': article.doi ? 'doi' : 'manuscript',
  };
  const front = el(
    'article-meta',
    {},
    el('article-id', { 'pub-id-type': 'manuscript' }, `${article.number}-R${revision}-review-${place}`),
    textEl('article-id', published?.doi ?? null, { 'pub-id-type': 'doi' }),
    el('title-group', {}, el('article-title', {}, titleOfReview(article, record))),
    el('contrib-group', {}, el('contrib', { 'contrib-type': 'reviewer' }, reviewerOf(published?.reviewer ?? null))),
    el('related-object', { 'link-type': 'peer-reviewed-article', ...about }),
    el(
      'custom-meta-group',
      {},
      published && [meta('peer-review-stage', 'pre-publication'), meta('peer-review-revision-round', String(revision))],
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
