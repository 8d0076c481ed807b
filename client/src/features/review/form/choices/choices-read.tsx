import { QUESTION_FIELDS, REVIEW_FIELD_LABELS, type ReviewDraft, t } from '@contracts';
import { Facts, ratingFacts, recommendedBy, yesNo } from '../../../../shared/article/review-facts';
import { Card } from '../../../../shared/display/card';
import { QUESTION_TEXTS } from '../writing/review-rules';

/** The choices of a read-only review. */
export function ChoicesRead({ review }: { review: ReviewDraft }) {
  const ratings = ratingFacts(review);
  const recommended = recommendedBy(review);
  const answers = QUESTION_FIELDS.map((field): [string, string] => [QUESTION_TEXTS[field], yesNo(review[field])]);
  return (
    <>
      <Card number={1} title={t('Ratings')}>
        <Facts facts={ratings} />
      </Card>
      <Card number={2} title={REVIEW_FIELD_LABELS.recommendation}>
        <Facts facts={[[REVIEW_FIELD_LABELS.recommendation, recommended], ...answers]} />
      </Card>
    </>
  );
}
