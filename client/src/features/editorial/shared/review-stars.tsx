import { makeStyles, Rating, Text, tokens } from '@fluentui/react-components';
import { type ArticleReviewerView, type ArticleView, decimal, MESSAGES, t } from '@contracts';
import { useNotify } from '../../../shared/state/hooks';
import { detailsApi } from '../api/details-api';

/** The highest number of stars; the lowest is 1 (spec part 2, section 5). */
const MAX_RATING = 5;

const useStyles = makeStyles({
  rate: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    '@media print': { display: 'none' },
  },
  muted: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  article: ArticleView;
  request: ArticleReviewerView;
  /** The viewer's own number of stars. */
  ownRating: number | null;
}

/** The viewer's own stars for a review, which they can change, and the mean over all editors. */
export function ReviewStars({ article, request, ownRating }: Props) {
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
