import { makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import {
  type ArticleReviewerView,
  type ArticleView,
  COMMENT_FIELDS,
  interestsInWords,
  isEmptyRichText,
  MESSAGES,
  RATING_FIELDS,
  RECOMMENDATION_LABELS,
  REVIEW_FIELD_LABELS,
  type ReviewDraft,
  t,
} from '@contracts';
import { AnnotatedLink } from '../../../shared/article/annotated-link';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { officeApi } from '../api/office-api';
import { AnsweredYes } from '../shared/answered-yes';
import { QualityBadge } from '../shared/quality-badge';
import { ReviewStars } from '../shared/review-stars';

const useStyles = makeStyles({
  sideBySide: {
    display: 'grid',
    gap: tokens.spacingHorizontalXXL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  },
  forEditor: {
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorPalettePurpleBorderActive,
    paddingInlineStart: tokens.spacingHorizontalM,
  },
  ratings: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface Props {
  article: ArticleView;
  revision: number;
  /** True to show the ratings, for pages without a table of them. */
  rated?: boolean;
}

/** The comments of one revision's completed reviews side by side. Comments that only the editor reads are marked with a bar. */
export function StaffReviews({ article, revision, rated = false }: Props) {
  const styles = useStyles();
  const done = completedIn(article, revision);
  return (
    <Card title={t('Reviews of revision {revision}', { revision })}>
      {done.length === 0 ? (
        <EmptyState text={MESSAGES.noReviews} />
      ) : (
        <div className={styles.sideBySide}>
          {done.map((request) => (
            <StaffReview key={request.id} article={article} request={request} rated={rated} />
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

interface ReviewProps {
  article: ArticleView;
  request: ArticleReviewerView;
  rated: boolean;
}

function StaffReview({ article, request, rated }: ReviewProps) {
  const styles = useStyles();
  const query = officeApi.useStaffReviewQuery({ articleId: article.id, reviewId: request.id });
  const { firstName, lastName } = request.reviewer;
  return (
    <Card
      plain
      level={3}
      title={`${firstName} ${lastName}${request.recommendation ? `: ${RECOMMENDATION_LABELS[request.recommendation]}` : ''}`}
    >
      <Loaded query={query}>
        {({ review, annotated, interests }) => (
          <>
            {interests && (
              <Text className={styles.forEditor}>
                {t('Declared {interests} (for the editor only)', { interests: interestsInWords(interests) })}
              </Text>
            )}
            {review.violation === true && <Suspicion />}
            <AnsweredYes review={review} className={styles.forEditor} marked />
            {rated && <Ratings review={review} />}
            <ReviewStars article={article} request={request} ownRating={review.rate ?? null} />
            <AnnotatedLink file={annotated} />
            {COMMENT_FIELDS.filter((field) => !isEmptyRichText(review[field])).map((field) => (
              <div key={field} className={field === 'commentsToEditor' ? styles.forEditor : undefined}>
                <Text as="h4" weight="semibold" block>
                  {REVIEW_FIELD_LABELS[field]}
                  {field === 'commentsToEditor' && ` ${t('(for the editor only)')}`}
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

/** Must not be overlooked before a decision. */
const Suspicion = () => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>
      {t('The reviewer suspects a violation of good scientific practice.')} {t('(for the editor only)')}
    </MessageBarBody>
  </MessageBar>
);

function Ratings({ review }: { review: ReviewDraft }) {
  return (
    <div className={useStyles().ratings}>
      {RATING_FIELDS.map((field) => {
        const rating = review[field];
        return rating && <QualityBadge key={field} field={field} rating={rating} />;
      })}
    </div>
  );
}
