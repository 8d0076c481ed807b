import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import {
  ASSIGNMENT_LABELS,
  type AssignmentStatus,
  decimal,
  type PersonArticle,
  type PersonPage,
  RECOMMENDATION_LABELS,
  t,
} from '@contracts';
import { LateDays } from '../../../../shared/article/marks/late-days';
import { Card } from '../../../../shared/display/card';
import { formatDate } from '../../../../shared/display/format';
import { LoadError } from '../../../../shared/page/loaded';
import { SkeletonRows } from '../../../../shared/page/skeletons';
import { peopleApi } from '../../../../shared/people/people-api';

/** The number of newest requests shown; the person's page has all. */
const SHOWN = 25;
const CURRENT: readonly AssignmentStatus[] = ['Selected', 'Mailed', 'Accepted'];

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { paddingBlock: tokens.spacingVerticalXS, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  title: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  state: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
});

const isCurrent = ({ review }: PersonArticle): boolean => review !== null && CURRENT.includes(review.status);

/** The present and the past reviews of a candidate. */
export function CandidateReviews({ person }: { person: PersonPage }) {
  const asked = { id: person.id, part: 'reviews', page: 1, size: SHOWN } as const;
  const { data, error, refetch } = peopleApi.usePersonArticlesQuery(asked);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  const current = data.items.filter(isCurrent);
  const past = data.items.filter((row) => !isCurrent(row));
  return (
    <>
      <Reviews title={t('Reviews now')} rows={current} none={t('No open request.')} />
      <Reviews title={t('Earlier reviews')} rows={past} none={t('None yet.')} />
      {data.total > data.items.length && (
        <Text>{t('The newest {count} of {total} are shown.', { count: data.items.length, total: data.total })}</Text>
      )}
    </>
  );
}

function Reviews({ title, rows, none }: { title: string; rows: readonly PersonArticle[]; none: string }) {
  const styles = useStyles();
  return (
    <Card title={title} level={3}>
      {rows.length === 0 ? (
        <Text>{none}</Text>
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.key} className={styles.row}>
              <span className={styles.title} title={row.articleTitle}>
                {row.articleId} {row.articleTitle}
              </span>
              <State row={row} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function State({ row: { review, dueDate, lateDays } }: { row: PersonArticle }) {
  const styles = useStyles();
  if (!review) return null;
  const { status, mailedDate, completedDate, recommendation, rating } = review;
  const parts = [
    ASSIGNMENT_LABELS[status],
    mailedDate && t('asked {date}', { date: formatDate(mailedDate) }),
    completedDate && t('done {date}', { date: formatDate(completedDate) }),
    recommendation && RECOMMENDATION_LABELS[recommendation],
    rating !== null && t('rated {rating}', { rating: decimal(rating, 1) }),
    lateDays === null && dueDate && t('due {date}', { date: formatDate(dueDate) }),
  ].filter((part) => part);
  return (
    <span className={styles.state}>
      {parts.join(' · ')}
      {lateDays !== null && (
        <>
          {' · '}
          <LateDays days={lateDays} />
        </>
      )}
    </span>
  );
}
