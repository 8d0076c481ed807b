import { makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  type ArticleReviewerView,
  type ArticleView,
  COMMENT_FIELDS,
  isEmptyRichText,
  MESSAGES,
  RATING_FIELDS,
  RECOMMENDATION_LABELS,
  REVIEW_FIELD_LABELS,
} from '@contracts';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { officeApi } from '../api/office-api';
import { QualityBadge } from '../shared/quality-badge';

const useStyles = makeStyles({
  sideBySide: {
    display: 'grid',
    gap: tokens.spacingHorizontalXXL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  },
  ratings: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The completed reviews of the current revision side by side, followed by those of earlier revisions. */
export function StaffReviews({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const done = article.articleReviewer.filter((request) => request.status === 'Completed');
  const revisions = [...new Set(done.map((request) => request.revision))].sort((a, b) => b - a);
  if (revisions.length === 0) {
    return (
      <Card title="Reviews">
        <EmptyState text={MESSAGES.noReviews} />
      </Card>
    );
  }
  return (
    <>
      {revisions.map((revision) => (
        <Card key={revision} title={`Reviews of revision ${revision}`}>
          <div className={styles.sideBySide}>
            {done
              .filter((request) => request.revision === revision)
              .map((request) => (
                <StaffReview key={request.id} articleId={article.id} request={request} />
              ))}
          </div>
        </Card>
      ))}
    </>
  );
}

function StaffReview({ articleId, request }: { articleId: string; request: ArticleReviewerView }) {
  const styles = useStyles();
  const query = officeApi.useStaffReviewQuery({ articleId, reviewId: request.id });
  const { firstName, lastName } = request.reviewer;
  return (
    <Card
      plain
      level={3}
      title={`${firstName} ${lastName}${request.recommendation ? `: ${RECOMMENDATION_LABELS[request.recommendation]}` : ''}`}
    >
      <Loaded query={query}>
        {({ review }) => (
          <>
            <div className={styles.ratings}>
              {RATING_FIELDS.map((field) => {
                const rating = review[field];
                if (!rating) return null;
                return <QualityBadge key={field} field={field} rating={rating} />;
              })}
            </div>
            {COMMENT_FIELDS.filter((field) => !isEmptyRichText(review[field])).map((field) => (
              <div key={field}>
                <Text as="h4" weight="semibold" block>
                  {REVIEW_FIELD_LABELS[field]}
                </Text>
                <RichText html={review[field] ?? ''} />
              </div>
            ))}
          </>
        )}
      </Loaded>
    </Card>
  );
}
