import { Badge, type BadgeProps } from '@fluentui/react-components';
import { ASSIGNMENT_LABELS, type AssignmentStatus, REVIEW_FIELDS, type ReviewTask, t, typeWords } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { Timestamp } from '../../../shared/display/timestamp';
import { Due } from '../due';

/** Text with a colour, never colour alone (screens, 'Status'). Requests that wait for the reviewer stand out. */
const COLOURS: Partial<Record<AssignmentStatus, BadgeProps['color']>> = {
  Mailed: 'warning',
  'No answer': 'warning',
  Accepted: 'warning',
  Completed: 'success',
};

/** The status for reviewers, who read 'Invited'. 'Mailed' is the office's word for the same status. */
export const statusOf = ({ status }: ReviewTask): string =>
  status === 'Mailed' ? t('Invited') : ASSIGNMENT_LABELS[status];

const LABEL: Column<ReviewTask> = {
  id: 'label',
  header: t('Manuscript'),
  primary: true,
  cell: (task) => task.label,
  sortValue: (task) => task.label,
};

const TYPE: Column<ReviewTask> = {
  id: 'type',
  header: t('Type'),
  cell: (task) => typeWords(task.typeName),
  sortValue: (task) => typeWords(task.typeName),
};

const STATUS: Column<ReviewTask> = {
  id: 'status',
  header: t('Status'),
  cell: (task) => (
    <Badge appearance="tint" color={COLOURS[task.status] ?? 'subtle'}>
      {statusOf(task)}
    </Badge>
  ),
  sortValue: statusOf,
};

const date = (id: 'mailedDate' | 'decidedDate' | 'completedDate', header: string): Column<ReviewTask> => ({
  id,
  header,
  cell: (task) => <Timestamp at={task[id]} show="date" />,
  sortValue: (task) => task[id],
});

const due = (header: string): Column<ReviewTask> => ({
  id: 'due',
  header,
  cell: (task) => <Due at={task.dueDate} overdueDays={task.overdueDays} />,
  sortValue: (task) => task.dueDate,
});

const PROGRESS: Column<ReviewTask> = {
  id: 'progress',
  header: t('Filled in'),
  // Without a draft the number is not known: a review that was sent back has its text, but no draft yet.
  cell: ({ answeredFields: done }) => done !== null && t('{done} of {total}', { done, total: REVIEW_FIELDS.length }),
  sortValue: (task) => task.answeredFields,
};

/** Columns of requests that await an answer. */
export const REQUEST_COLUMNS = [LABEL, TYPE, date('mailedDate', t('Invited')), due(t('Answer by'))];
/** Columns of reviews in progress. */
export const PENDING_COLUMNS = [LABEL, TYPE, date('decidedDate', t('Accepted')), PROGRESS, due(t('Review due'))];
/** Columns of all requests and reviews. */
export const HISTORY_COLUMNS = [
  LABEL,
  TYPE,
  STATUS,
  date('mailedDate', t('Invited')),
  date('decidedDate', t('Answered')),
  date('completedDate', t('Completed')),
];
