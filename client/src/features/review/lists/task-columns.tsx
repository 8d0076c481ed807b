import { Badge, type BadgeProps } from '@fluentui/react-components';
import type { AssignmentStatus, ReviewTask } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { Timestamp } from '../../../shared/display/timestamp';
import { Due } from '../due';

/** Text with a colour, never colour alone (screens, 'Status'). Requests that await the reviewer stand out. */
const COLOURS: Partial<Record<AssignmentStatus, BadgeProps['color']>> = {
  Mailed: 'warning',
  'No answer': 'warning',
  Accepted: 'warning',
  Completed: 'success',
};

const LABEL: Column<ReviewTask> = {
  id: 'label',
  header: 'Manuscript',
  primary: true,
  cell: (task) => task.label,
  sortValue: (task) => task.label,
};

const TYPE: Column<ReviewTask> = {
  id: 'type',
  header: 'Type',
  cell: (task) => task.typeName ?? '',
  sortValue: (task) => task.typeName,
};

const STATUS: Column<ReviewTask> = {
  id: 'status',
  header: 'Status',
  cell: (task) => (
    <Badge appearance="tint" color={COLOURS[task.status] ?? 'subtle'}>
      {task.status}
    </Badge>
  ),
  sortValue: (task) => task.status,
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

/** Columns of requests that await an answer. */
export const REQUEST_COLUMNS = [LABEL, TYPE, date('mailedDate', 'Invited'), due('Answer by')];
/** Columns of reviews in progress. */
export const PENDING_COLUMNS = [LABEL, TYPE, date('decidedDate', 'Accepted'), due('Review due')];
/** Columns of all requests and reviews. */
export const HISTORY_COLUMNS = [
  LABEL,
  TYPE,
  STATUS,
  date('mailedDate', 'Invited'),
  date('decidedDate', 'Answered'),
  date('completedDate', 'Completed'),
];
