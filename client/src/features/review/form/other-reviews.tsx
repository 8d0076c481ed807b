import { COMMENT_FIELDS, isEmptyRichText, REVIEW_FIELD_LABELS, type ReviewDraft, t } from '@contracts';
import { Facts, ratingFacts, recommendedBy } from '../../../shared/article/review-facts';
import { Card } from '../../../shared/display/card';
import { RichText } from '../../../shared/rich-text/rich-text';

/** The other reviewers' comments, after a decision and without names (lifecycle, section 3, 'Review mode'). */
export function OtherReviews({ reviews }: { reviews: readonly ReviewDraft[] }) {
  return reviews.map((review, index) => (
    <Card
      key={index}
      title={reviews.length > 1 ? t('Another reviewer, {index}', { index: index + 1 }) : t('Another reviewer')}
    >
      <Facts facts={[[REVIEW_FIELD_LABELS.recommendation, recommendedBy(review)], ...ratingFacts(review)]} />
      {COMMENT_FIELDS.filter((field) => !isEmptyRichText(review[field] ?? '')).map((field) => (
        <Card key={field} plain level={3} title={REVIEW_FIELD_LABELS[field]}>
          <RichText html={review[field] ?? ''} />
        </Card>
      ))}
    </Card>
  ));
}
