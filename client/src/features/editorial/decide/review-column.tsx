import {
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarBody,
  shorthands,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { useId } from 'react';
import {
  type ArticleReviewerView,
  type ArticleView,
  COMMENT_FIELDS,
  interestsInWords,
  isEmptyRichText,
  RATING_FIELDS,
  RECOMMENDATION_LABELS,
  REVIEW_FIELD_LABELS,
  type ReviewAnswer,
  type ReviewDraft,
  t,
} from '@contracts';
import { AnnotatedLink } from '../../../shared/article/annotated-link';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { officeApi } from '../api/office-api';
import { AnsweredYes } from '../shared/answered-yes';
import { QualityBadge } from '../shared/quality-badge';
import { ReviewStars } from '../shared/review-stars';

/** On a phone and on paper the reviews are below each other. */
export const ONE_COLUMN = '@media print, (max-width: 640px)';

const useStyles = makeStyles({
  review: {
    display: 'grid',
    gridRow: '1 / -1',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    paddingInline: tokens.spacingHorizontalL,
    ':first-child': { paddingInlineStart: 0 },
    ':not(:first-child)': {
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke2,
    },
    [ONE_COLUMN]: {
      display: 'block',
      paddingInline: 0,
      ':not(:first-child)': {
        ...shorthands.borderStyle('solid', 'none', 'none'),
        ...shorthands.borderWidth('1px', 0, 0),
        ...shorthands.borderColor(tokens.colorNeutralStroke2),
        marginTop: tokens.spacingVerticalL,
        paddingTop: tokens.spacingVerticalL,
      },
    },
  },
  head: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  title: typographyStyles.subtitle2,
  comment: { minWidth: 0, marginTop: tokens.spacingVerticalL },
  forEditor: {
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorPalettePurpleBorderActive,
    paddingInlineStart: tokens.spacingHorizontalM,
  },
  ratings: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface ReviewProps {
  article: ArticleView;
  request: ArticleReviewerView;
  rated: boolean;
}

/** A reviewer's column. What is left out leaves its row empty, so that the sections of the others stay next to each other. */
export function ReviewColumn({ article, request, rated }: ReviewProps) {
  const styles = useStyles();
  const id = useId();
  const query = officeApi.useStaffReviewQuery({ articleId: article.id, reviewId: request.id });
  const { firstName, lastName } = request.reviewer;
  return (
    <section className={styles.review} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          <bdi>{`${firstName} ${lastName}`}</bdi>
          {request.recommendation && `: ${RECOMMENDATION_LABELS[request.recommendation]}`}
        </h3>
        <Loaded query={query}>
          {(answer) => <ReviewHead article={article} request={request} rated={rated} answer={answer} />}
        </Loaded>
      </div>
      {query.data && <Comments review={query.data.review} />}
    </section>
  );
}

function ReviewHead({ article, request, rated, answer }: ReviewProps & { answer: ReviewAnswer }) {
  const styles = useStyles();
  const { review, annotated, interests } = answer;
  return (
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
    </>
  );
}

function Comments({ review }: { review: ReviewDraft }) {
  const styles = useStyles();
  return COMMENT_FIELDS.map((field, index) => {
    if (isEmptyRichText(review[field])) return null;
    const isForEditor = field === 'commentsToEditor';
    // The first row has the name.
    return (
      <div
        key={field}
        className={mergeClasses(styles.comment, isForEditor && styles.forEditor)}
        style={{ gridRow: index + 2 }}
      >
        <Text as="h4" weight="semibold" block>
          {REVIEW_FIELD_LABELS[field]}
          {isForEditor && ` ${t('(for the editor only)')}`}
        </Text>
        <RichText html={review[field] ?? ''} />
      </div>
    );
  });
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
