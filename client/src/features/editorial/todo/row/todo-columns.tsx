import { Avatar } from '@fluentui/react-components';
import { fullName, type PersonName, t, type TodoRow } from '@contracts';
import { LateDays } from '../../../../shared/article/marks/late-days';
import { ReviewerMarks } from '../../../../shared/article/marks/reviewer-marks';
import type { Column } from '../../../../shared/data-table/column';
import { daysBetween, formatDate } from '../../../../shared/display/format';
import { StatusDot } from '../../../../shared/display/status-dot';

const daysIn = (row: TodoRow): number => Math.max(0, daysBetween(row.statusSince, new Date()));

/** The next date, which is also what the article's own page shows. */
const dueDate = ({ nextReviewerDueDate, associateDueDate }: TodoRow): string | null =>
  [nextReviewerDueDate, associateDueDate].filter((date) => date !== null).sort()[0] ?? null;

/** 'late 2 d' in the danger colour, or the next date. */
function Due({ row }: { row: TodoRow }) {
  if (row.lateDays !== null) return <LateDays days={row.lateDays} />;
  const due = dueDate(row);
  return <>{due ? formatDate(due) : ''}</>;
}

function Initials({ person }: { person: PersonName }) {
  const name = fullName(person);
  return <Avatar name={name} size={20} color="colorful" title={name} />;
}

/** The days from 1970 to the due date. Late articles come before all dates, the latest first. */
const dueOrder = (row: TodoRow): number | null => {
  if (row.lateDays !== null) return -row.lateDays;
  const due = dueDate(row);
  return due ? Date.parse(due) / 86_400_000 : null;
};

export const TODO_COLUMNS: readonly Column<TodoRow>[] = [
  { id: 'number', header: t('Number'), cell: (row) => row.articleId, sortValue: (row) => row.articleId, width: '84px' },
  {
    id: 'title',
    header: t('Title'),
    primary: true,
    cell: (row) => row.articleTitle,
    openLabel: (row) => row.label,
    sortValue: (row) => row.articleTitle,
  },
  {
    id: 'revision',
    header: t('Rev.'),
    cell: (row) => `R${row.revision}`,
    sortValue: (row) => row.revision,
    width: '46px',
  },
  {
    id: 'status',
    header: t('Status'),
    cell: (row) => <StatusDot status={row.status} />,
    sortValue: (row) => row.status,
    width: '154px',
  },
  {
    id: 'reviewers',
    header: t('Reviewers'),
    cell: (row) => (row.reviewers.length > 0 ? <ReviewerMarks reviewers={row.reviewers} /> : ''),
    sortValue: (row) => row.reviewersCompleted * 100 + row.reviewersAgreed,
    width: '100px',
  },
  {
    id: 'associate',
    header: t('Assoc.'),
    cell: (row) => (row.associateEditor ? <Initials person={row.associateEditor} /> : ''),
    sortValue: (row) => row.associateEditor?.lastName ?? null,
    width: '64px',
  },
  { id: 'age', header: t('Age'), align: 'end', cell: (row) => `${daysIn(row)} d`, sortValue: daysIn, width: '56px' },
  { id: 'due', header: t('Due'), align: 'end', cell: (row) => <Due row={row} />, sortValue: dueOrder, width: '96px' },
];
