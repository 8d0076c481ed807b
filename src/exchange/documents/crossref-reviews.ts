import type { Recommendation } from '../../contracts';
import type { ArticleRecord } from './article-record';
import { type Batch, crossrefDocument, type Published } from './crossref';
import { type PublishedReview, type ReviewerName, titleOfReview } from './jats-review';
import { el, textEl, type Xml } from './xml';

const RELATIONS = 'http://www.crossref.org/relations.xsd';

/** Crossref's words for recommendations; it has none for a review without a recommendation. */
const RECOMMENDATIONS: Record<Recommendation, string | null> = {
  Acceptance: 'accept',
  ConditionalAcceptance: 'accept-with-reservation',
  MinorRevision: 'minor-revision',
  MajorRevision: 'major-revision',
  Rejection: 'reject',
  Rejection_Inappropriate: 'reject',
  None: null,
};

/** The reviewer is a contributor of the review. A name without a given name becomes the surname. */
function contributor(name: ReviewerName | null): Xml {
  const role = { sequence: 'first', contributor_role: 'reviewer' };
  if (name === null) return el('anonymous', role);
  return el('person_name', role, textEl('given_name', name.given), textEl('surname', name.surname));
}

const date = ([year = '', month = '', day = '']: readonly string[]): Xml =>
  el('review_date', {}, el('month', {}, month), el('day', {}, day), el('year', {}, year));

const isReviewOf = (doi: string): Xml =>
  el(
    'program',
    { xmlns: RELATIONS, name: 'relations' },
    el(
      'related_item',
      {},
      el('inter_work_relation', { 'relationship-type': 'isReviewOf', 'identifier-type': 'doi' }, doi),
    ),
  );

function peerReview(article: ArticleRecord, review: PublishedReview, { day }: Published): Xml {
  const { revision, place, reviewer, doi } = review;
  const about = {
    ...{ stage: 'pre-publication', type: 'referee-report', 'revision-round': String(revision) },
    recommendation: RECOMMENDATIONS[review.review.recommendation],
  };
  return el(
    'peer_review',
    about,
    el('contributors', {}, contributor(reviewer)),
    el('titles', {}, el('title', {}, titleOfReview(article, review))),
    date(day.split('-')),
    el('running_number', {}, `R${revision}.${place}`),
    isReviewOf(article.doi ?? ''),
    el('doi_data', {}, el('doi', {}, doi ?? ''), el('resource', {}, article.address ?? '')),
  );
}

/** A deposit of Crossref 5.3.1 for the published reviews of an article, which are read at the article's address. */
export const crossrefReviews = (
  article: ArticleRecord,
  reviews: readonly PublishedReview[],
  batch: Batch,
  published: Published,
): string =>
  crossrefDocument(
    article,
    batch,
    reviews.map((review) => peerReview(article, review, published)),
  );
