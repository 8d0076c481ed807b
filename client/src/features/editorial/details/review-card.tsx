import { makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  type ArticleReviewerView,
  type ArticleView,
  COMMENT_FIELDS,
  isEmptyRichText,
  RATING_FIELDS,
  RECOMMENDATION_LABELS,
  REVIEW_FIELD_LABELS,
  REVIEW_PUBLICATION_LABELS,
  type ReviewAnswer,
} from '@contracts';
import { AnnotatedLink } from '../../../shared/article/annotated-link';
import { Card } from '../../../shared/display/card';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { detailsApi } from '../api/details-api';
import { AnsweredYes } from '../shared/answered-yes';
import { QualityBadge } from '../shared/quality-badge';
import { ReviewStars } from '../shared/review-stars';

const useStyles = makeStyles({
  badges: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  muted: { color: tokens.colorNeutralForeground3 },
});

/** One review: recommendation, ratings, comments and the editors' rating of it. */
export function ReviewCard({ article, request }: { article: ArticleView; request: ArticleReviewerView }) {
  const styles = useStyles();
  const query = detailsApi.useReviewOfQuery({ articleId: article.id, reviewId: request.id });
  const { firstName, lastName } = request.reviewer;
  const recommendation = query.data?.review.recommendation ?? request.recommendation;
  const ending = recommendation ? `: ${RECOMMENDATION_LABELS[recommendation]}` : '';
  return (
    <Card
      plain
      level={3}
      title={
        <>
          <bdi>{`${firstName} ${lastName}`}</bdi>
          {ending}
        </>
      }
    >
      <Loaded query={query}>
        {(answer) => (
          <>
            {request.publication && (
              <Text className={styles.muted}>{REVIEW_PUBLICATION_LABELS[request.publication]}</Text>
            )}
            <ReviewStars article={article} request={request} ownRating={answer.review.rate ?? null} />
            <AnnotatedLink file={answer.annotated} />
            <ReviewText review={answer.review} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function ReviewText({ review }: { review: ReviewAnswer['review'] }) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.badges}>
        {RATING_FIELDS.map((field) => {
          const rating = review[field];
          return rating ? <QualityBadge key={field} field={field} rating={rating} /> : null;
        })}
      </div>
      <AnsweredYes review={review} />
      {COMMENT_FIELDS.filter((field) => !isEmptyRichText(review[field])).map((field) => (
        <div key={field}>
          <Text as="h4" weight="semibold" block>
            {REVIEW_FIELD_LABELS[field]}
          </Text>
          <RichText html={review[field] ?? ''} />
        </div>
      ))}
    </>
  );
}
