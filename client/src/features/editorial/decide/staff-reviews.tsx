import { makeStyles } from '@fluentui/react-components';
import { type ArticleReviewerView, type ArticleView, COMMENT_FIELDS, MESSAGES, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { ONE_COLUMN, ReviewColumn } from './review-column';

const useStyles = makeStyles({
  // A column per reviewer and a row per section of the form, so that the same section is next to the same section.
  grid: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(15rem, 1fr)',
    gridTemplateRows: `repeat(${COMMENT_FIELDS.length + 1}, auto)`,
    overflowX: 'auto',
    [ONE_COLUMN]: { display: 'block', overflowX: 'visible' },
  },
});

interface Props {
  article: ArticleView;
  revision: number;
  /** True to show the ratings, for pages without a table of them. */
  rated?: boolean;
}

/** The comments of one revision's reviews side by side, section by section. Those that only the editor reads are marked with a bar. */
export function StaffReviews({ article, revision, rated = false }: Props) {
  const styles = useStyles();
  const done = completedIn(article, revision);
  return (
    <Card title={t('Reviews of revision {revision}', { revision })}>
      {done.length === 0 ? (
        <EmptyState text={MESSAGES.noReviews} />
      ) : (
        <div className={styles.grid} role="region" aria-label={t('Comments side by side')} tabIndex={0}>
          {done.map((request) => (
            <ReviewColumn key={request.id} article={article} request={request} rated={rated} />
          ))}
        </div>
      )}
    </Card>
  );
}

const completedIn = (article: ArticleView, revision: number): ArticleReviewerView[] =>
  article.articleReviewer.filter((request) => request.status === 'Completed' && request.revision === revision);

/** Earlier revisions with completed reviews, newest first. */
export const earlierRounds = ({ articleReviewer, revision }: ArticleView): number[] => {
  const done = articleReviewer.filter((one) => one.status === 'Completed' && one.revision < revision);
  return [...new Set(done.map((one) => one.revision))].sort((a, b) => b - a);
};
