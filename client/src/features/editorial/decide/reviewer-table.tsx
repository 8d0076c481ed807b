import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import {
  type ArticleReviewerView,
  type ArticleView,
  ASSIGNMENT_LABELS,
  type Rating,
  RATING_FIELDS,
  RATING_LABELS,
  type RatingField,
  RECOMMENDATION_LABELS,
  REVIEW_FIELD_LABELS,
  t,
} from '@contracts';
import { LateDays } from '../../../shared/article/marks/late-days';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { Rich } from '../../../shared/language/rich';
import { pageIdOf, PersonLink } from '../../../shared/people/person-link';
import { officeApi } from '../api/office-api';
import { useRatingStyles } from '../shared/quality-badge';
import { presentRequests } from './decision/recommended';

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', width: '100%', fontSize: tokens.fontSizeBase200 },
  cell: {
    padding: `${tokens.spacingVerticalXS} 2px`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightSemibold },
  // As wide as a rating. A longer word of another language ends in an ellipsis, and its tooltip contains the whole word.
  measure: { maxWidth: '60px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  name: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    display: 'block',
    whiteSpace: 'nowrap',
  },
  state: { whiteSpace: 'nowrap' },
  rating: { whiteSpace: 'nowrap', display: 'inline-block', paddingInline: '3px', fontSize: '11px' },
});

const SHORT_NAMES: Record<RatingField, string> = {
  rating: t('Overall'),
  significance: t('Signif.'),
  originality: t('Origin.'),
  design: t('Design'),
  impact: t('Impact'),
  relevance: t('Relev.'),
  abstractQuality: t('Abstract'),
  conclusions: t('Concl.'),
  referencing: t('Refs'),
};

/** The overall rating first. */
const FIELDS: readonly RatingField[] = ['rating', ...RATING_FIELDS.filter((field) => field !== 'rating')];

const shortRating = (rating: Rating): string => (rating === 'NA' ? '–' : RATING_LABELS[rating].replace('%', ''));

/** Every reviewer of the present revision: state, recommendation and ratings. */
export function ReviewerTable({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const head = mergeClasses(styles.cell, styles.head);
  const requests = presentRequests(article).filter(({ status }) => status !== 'Removed');
  return (
    <Card title={t('Reviewers')}>
      {requests.length === 0 ? (
        <Text>{t('No reviewer has been chosen for this revision.')}</Text>
      ) : (
        <div className={styles.frame} role="region" aria-label={t('Ratings')} tabIndex={0}>
          <table
            className={styles.table}
            aria-label={t('Reviewers of revision {revision}', { revision: article.revision })}
          >
            <thead>
              <tr>
                <th scope="col" className={head}>
                  {t('Reviewer')}
                </th>
                <th scope="col" className={head}>
                  {t('Recommends')}
                </th>
                <RatingHeads />
              </tr>
            </thead>
            <tbody>
              {requests.map((request) => (
                <ReviewerRow key={request.id} articleId={article.id} request={request} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function RatingHeads() {
  const styles = useStyles();
  const head = mergeClasses(styles.cell, styles.head, styles.measure);
  return FIELDS.map((field) => (
    <th key={field} scope="col" className={head} title={REVIEW_FIELD_LABELS[field]}>
      {SHORT_NAMES[field]}
    </th>
  ));
}

function ReviewerRow({ articleId, request }: { articleId: string; request: ArticleReviewerView }) {
  const styles = useStyles();
  const ratingStyles = useRatingStyles();
  const isDone = request.status === 'Completed';
  const { data } = officeApi.useStaffReviewQuery({ articleId, reviewId: request.id }, { skip: !isDone });
  const { firstName, lastName } = request.reviewer;
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        <span className={styles.name}>
          <PersonLink id={pageIdOf(request.reviewer)} name={`${firstName} ${lastName}`} />
        </span>
        <RequestState request={request} />
      </th>
      <td className={styles.cell}>{request.recommendation ? RECOMMENDATION_LABELS[request.recommendation] : '–'}</td>
      {FIELDS.map((field) => {
        const rating = data?.review[field];
        if (!rating) return <td key={field} className={styles.cell} aria-label={t('No rating')} />;
        return (
          <td key={field} className={styles.cell}>
            <span
              className={mergeClasses(ratingStyles.badge, ratingStyles[rating], styles.rating)}
              title={`${REVIEW_FIELD_LABELS[field]}: ${RATING_LABELS[rating]}`}
            >
              {shortRating(rating)}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

/** What the request waits for, or when it ended. */
function RequestState({ request }: { request: ArticleReviewerView }) {
  const styles = useStyles();
  const { status, completedDate, reviewDueDate, answerDueDate, overdueDays } = request;
  if (status === 'Completed')
    return (
      <span className={styles.state}>
        <Rich text="Done <date></date>" tags={{ date: <Timestamp at={completedDate} show="short" /> }} />
      </span>
    );
  if (status === 'Accepted') return <Due words={t('Still writing')} at={reviewDueDate} late={overdueDays} />;
  return status === 'Mailed' ? (
    <Due words={t('No answer yet')} at={answerDueDate} late={overdueDays} />
  ) : (
    <>{ASSIGNMENT_LABELS[status]}</>
  );
}

function Due({ words, at, late }: { words: string; at: string | null; late: number | null }) {
  const styles = useStyles();
  return (
    <span className={styles.state}>
      {words}
      {at !== null && ', '}
      {late !== null && <LateDays days={late} />}
      {at !== null && late === null && (
        <Rich text="due <date></date>" tags={{ date: <Timestamp at={at} show="short" /> }} />
      )}
    </span>
  );
}
