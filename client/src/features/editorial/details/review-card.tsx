import { makeStyles, Rating, Text, tokens } from '@fluentui/react-components';
import {
  type ArticleReviewerView,
  type ArticleView,
  COMMENT_FIELDS,
  decimal,
  isEmptyRichText,
  MESSAGES,
  RATING_FIELDS,
  RECOMMENDATION_LABELS,
  REVIEW_FIELD_LABELS,
  REVIEW_PUBLICATION_LABELS,
  type ReviewAnswer,
  t,
} from '@contracts';
import { AnnotatedLink } from '../../../shared/article/annotated-link';
import { Card } from '../../../shared/display/card';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { useNotify } from '../../../shared/state/hooks';
import { detailsApi } from '../api/details-api';
import { AnsweredYes } from '../shared/answered-yes';
import { QualityBadge } from '../shared/quality-badge';

/** The highest number of stars; the lowest is 1 (spec part 2, section 5). */
const MAX_RATING = 5;

const useStyles = makeStyles({
  badges: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  rate: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    '@media print': { display: 'none' },
  },
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
    <Card plain level={3} title={`${firstName} ${lastName}${ending}`}>
      <Loaded query={query}>
        {(answer) => (
          <>
            {request.publication && (
              <Text className={styles.muted}>{REVIEW_PUBLICATION_LABELS[request.publication]}</Text>
            )}
            <Ratings article={article} request={request} ownRating={answer.review.rate ?? null} />
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

interface RatingsProps {
  article: ArticleView;
  request: ArticleReviewerView;
  /** The viewer's own number of stars. */
  ownRating: number | null;
}

/** The viewer's own stars, which they can change, and the mean over all editors. */
function Ratings({ article, request, ownRating }: RatingsProps) {
  const styles = useStyles();
  const notify = useNotify();
  const [rateReview, { isLoading }] = detailsApi.useRateReviewMutation();
  if (!article.actions.includes('rate-review')) return <Mean value={request.avgRating} />;
  const save = async (stars: number): Promise<void> => {
    if (stars === ownRating || isLoading) return;
    const answer = await rateReview({ articleId: article.id, reviewId: request.id, rating: stars });
    if (!('error' in answer)) notify.success(MESSAGES.updated);
  };
  return (
    <div className={styles.rate}>
      <Text>{t('Your rating of this review')}</Text>
      <Rating
        aria-label={t('Your rating of the review by {name}', {
          name: `${request.reviewer.firstName} ${request.reviewer.lastName}`,
        })}
        itemLabel={(stars) => t('{stars} of {best}', { stars, best: MAX_RATING })}
        max={MAX_RATING}
        value={ownRating ?? 0}
        onChange={(_event, { value }) => void save(value)}
      />
      <Mean value={request.avgRating} />
    </div>
  );
}

function Mean({ value }: { value: number | null }) {
  const styles = useStyles();
  if (value === null) return null;
  return <Text className={styles.muted}>{t('Mean rating: {value}', { value: decimal(value, 2) })}</Text>;
}
