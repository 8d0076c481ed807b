import {
  COMMENT_FIELDS,
  type CommentField,
  isEmptyRichText,
  namesReviewers,
  QUESTION_FIELDS,
  REVIEW_FIELD_LABELS,
  type ReviewDraft,
  type ReviewMode,
  t,
} from '@contracts';
import { Facts, ratingFacts, recommendedBy, yesNo } from '../../../shared/article/review-facts';
import { ReadDialog } from '../../../shared/dialogs/read-dialog';
import { Card } from '../../../shared/display/card';
import { RichText } from '../../../shared/rich-text/rich-text';
import { QUESTION_TEXTS } from './writing/review-rules';

const FOR_EDITORS: CommentField = 'commentsToEditor';

interface Props {
  review: ReviewDraft;
  mode: ReviewMode;
  onClose: () => void;
}

/** The review as the authors and the editors will read it (lifecycle, section 3, 'Review mode'). */
export function ReviewPreview({ review, mode, onClose }: Props) {
  const answers = QUESTION_FIELDS.map((field): [string, string] => [QUESTION_TEXTS[field], yesNo(review[field])]);
  return (
    <ReadDialog title={t('Preview of your review')} wide onClose={onClose}>
      <Card
        plain
        title={namesReviewers(mode) ? t('For the authors, with your name') : t('For the authors, without your name')}
      >
        <Facts facts={[[REVIEW_FIELD_LABELS.recommendation, recommendedBy(review)], ...ratingFacts(review)]} />
        {COMMENT_FIELDS.filter((field) => field !== FOR_EDITORS).map((field) => (
          <Text key={field} field={field} review={review} />
        ))}
      </Card>
      <br />
      <Card plain title={t('For the editors only')}>
        <Facts facts={answers} />
        <Text field={FOR_EDITORS} review={review} />
      </Card>
    </ReadDialog>
  );
}

/** A comment as the authors see it: empty fields are left out. */
function Text({ field, review }: { field: CommentField; review: ReviewDraft }) {
  if (isEmptyRichText(review[field])) return null;
  return (
    <Card plain level={3} title={REVIEW_FIELD_LABELS[field]}>
      <RichText html={review[field] ?? ''} />
    </Card>
  );
}
