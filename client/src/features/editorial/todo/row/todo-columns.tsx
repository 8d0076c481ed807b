import { Avatar, makeStyles, tokens } from '@fluentui/react-components';
import { fullName, type PersonName, t, type TodoRow } from '@contracts';
import type { Column } from '../../../../shared/data-table/column';
import { daysBetween, formatDate } from '../../../../shared/display/format';
import { StatusDot } from '../../../../shared/display/status-dot';
import { VisuallyHidden } from '../../../../shared/display/visually-hidden';
import { ReviewerMarks } from './reviewer-marks';

const useStyles = makeStyles({
  late: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

const daysIn = (row: TodoRow): number => Math.max(0, daysBetween(row.statusSince, new Date()));

const dueDate = (row: TodoRow): string | null => row.nextReviewerDueDate ?? row.associateDueDate;

/** 'late 2 d' in the danger colour, or the next date. */
function Due({ row }: { row: TodoRow }) {
  const styles = useStyles();
  if (row.lateDays !== null) {
    return (
      <span className={styles.late}>
        <span aria-hidden>{t('late {lateDays} d', { lateDays: row.lateDays })}</span>
        <VisuallyHidden>
          {t('{lateDays, plural, one {# day} other {# days}} late', { lateDays: row.lateDays })}
        </VisuallyHidden>
      </span>
    );
  }
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
