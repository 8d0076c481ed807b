import { COMMENT_FIELDS, isEmptyRichText, REVIEW_FIELD_LABELS, type ReviewAnswer, t } from '@contracts';
import { Facts, ratingFacts, recommendedBy } from '../../../shared/article/review-facts';
import { Card } from '../../../shared/display/card';
import { RichText } from '../../../shared/rich-text/rich-text';

/** The other reviewers' comments, after a decision; without names unless the review is open (lifecycle, section 3, 'Review mode'). */
export function OtherReviews({ reviews }: { reviews: ReviewAnswer['otherReviews'] }) {
  return reviews.map((review, index) => (
    <Card key={index} title={titleOf(review, reviews.length > 1 ? index + 1 : null)}>
      <Facts facts={[[REVIEW_FIELD_LABELS.recommendation, recommendedBy(review)], ...ratingFacts(review)]} />
      {COMMENT_FIELDS.filter((field) => !isEmptyRichText(review[field] ?? '')).map((field) => (
        <Card key={field} plain level={3} title={REVIEW_FIELD_LABELS[field]}>
          <RichText html={review[field] ?? ''} />
        </Card>
      ))}
    </Card>
  ));
}

const titleOf = ({ reviewer }: ReviewAnswer['otherReviews'][number], number: number | null): string => {
  if (reviewer !== null) return t('Review by {name}', { name: reviewer });
  return number === null ? t('Another reviewer') : t('Another reviewer, {index}', { index: number });
};
