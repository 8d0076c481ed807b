import { ASSIGNMENT_LABELS, decimal, type PersonArticle, type PersonPart, RECOMMENDATION_LABELS, t } from '@contracts';
import { LateDays } from '../../shared/article/marks/late-days';
import type { Column } from '../../shared/data-table/column';
import { formatDate } from '../../shared/display/format';
import { StatusDot } from '../../shared/display/status-dot';

type PersonColumn = Column<PersonArticle>;

const dateOf = (date: string | null): string => (date === null ? '' : formatDate(date));

const NUMBER: PersonColumn = {
  id: 'number',
  header: t('Number'),
  cell: ({ articleId, revision, review }) => `${articleId}-R${review?.revision ?? revision}`,
  width: '104px',
};
const TITLE: PersonColumn = {
  id: 'title',
  header: t('Title'),
  primary: true,
  cell: ({ articleTitle }) => articleTitle || t('No title yet'),
  openLabel: ({ articleId, articleTitle }) => `#${articleId} ${articleTitle}`,
};
const STATUS: PersonColumn = {
  id: 'status',
  header: t('Status'),
  cell: ({ status }) => <StatusDot status={status} />,
  width: '164px',
};
const SUBMITTED: PersonColumn = {
  id: 'submitted',
  header: t('Submitted'),
  cell: ({ submitted }) => dateOf(submitted),
  width: '116px',
};
const DUE: PersonColumn = { id: 'due', header: t('Due'), cell: (row) => <Due row={row} />, width: '116px' };
const REQUEST: PersonColumn = {
  id: 'request',
  header: t('Request'),
  cell: ({ review }) =>
    review && (review.recommendation ? RECOMMENDATION_LABELS[review.recommendation] : ASSIGNMENT_LABELS[review.status]),
  width: '140px',
};
const ASKED: PersonColumn = {
  id: 'asked',
  header: t('Asked'),
  cell: ({ review }) => dateOf(review?.mailedDate ?? null),
  width: '116px',
};
const FINISHED: PersonColumn = {
  id: 'finished',
  header: t('Finished'),
  cell: ({ review }) => dateOf(review?.completedDate ?? null),
  width: '116px',
};
const RATING: PersonColumn = {
  id: 'rating',
  header: t('Rating'),
  cell: ({ review }) => (typeof review?.rating === 'number' ? decimal(review.rating, 1) : ''),
  width: '96px',
};

/** The columns of each list. The server sets the order: articles that wait for the person come first. */
export const PERSON_COLUMNS: Record<PersonPart, readonly PersonColumn[]> = {
  written: [NUMBER, TITLE, STATUS, SUBMITTED],
  reviews: [NUMBER, TITLE, REQUEST, DUE, ASKED, FINISHED, RATING, STATUS],
  held: [NUMBER, TITLE, STATUS, DUE],
};

/** 'late 2 d' in the danger colour, or the date. */
function Due({ row: { dueDate, lateDays } }: { row: PersonArticle }) {
  return lateDays === null ? <>{dateOf(dueDate)}</> : <LateDays days={lateDays} />;
}
