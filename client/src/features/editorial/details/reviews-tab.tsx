import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleReviewerView, type ArticleView, MESSAGES, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { ReviewCard } from './review-card';
import { usePlacedReviews } from './reviews-in-order';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  sideBySide: {
    display: 'grid',
    gap: tokens.spacingHorizontalXXL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  },
});

/** Completed reviews by revision, newest first, with their ratings (spec part 2, section 2, 'Article details'). */
export function ReviewsTab({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const done = article.articleReviewer.filter((request) => request.status === 'Completed');
  const revisions = [...new Set(done.map((request) => request.revision))].sort((a, b) => b - a);
  const ordered = revisions.flatMap((revision) => completedIn(article, revision));
  const placed = usePlacedReviews(article.id, ordered);
  if (revisions.length === 0) return <EmptyState text={MESSAGES.noReviews} />;
  return (
    <div className={styles.list}>
      {revisions.map((revision) => (
        <div key={revision} hidden={ordered.findIndex((request) => request.revision === revision) >= placed}>
          <Card title={t('Reviews of revision {revision}', { revision })}>
            <ReviewsOf article={article} revision={revision} />
          </Card>
        </div>
      ))}
    </div>
  );
}

interface ReviewsOfProps {
  article: ArticleView;
  revision: number;
  /** Shown when the revision has no completed reviews. */
  none?: ReactNode;
}

const completedIn = ({ articleReviewer }: ArticleView, revision: number): ArticleReviewerView[] =>
  articleReviewer.filter((request) => request.status === 'Completed' && request.revision === revision);

/** The completed reviews of one revision, side by side. */
export function ReviewsOf({ article, revision, none }: ReviewsOfProps) {
  const styles = useStyles();
  const done = completedIn(article, revision);
  const placed = usePlacedReviews(article.id, done);
  if (done.length === 0) return none;
  return (
    <div className={styles.sideBySide}>
      {done.map((request, index) => (
        <div key={request.id} hidden={index >= placed}>
          <ReviewCard article={article} request={request} />
        </div>
      ))}
    </div>
  );
}
