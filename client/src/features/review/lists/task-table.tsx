import { Badge } from '@fluentui/react-components';
import type { ReviewTask } from '../../../../../src/contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { countDays } from '../../../shared/format';
import { Timestamp } from '../../../shared/timestamp';

const COLUMNS: readonly Column<ReviewTask>[] = [
  { id: 'label', header: 'Manuscript', primary: true, cell: (task) => task.label, sortValue: (task) => task.label },
  { id: 'type', header: 'Type', cell: (task) => task.typeName ?? '', sortValue: (task) => task.typeName },
  { id: 'status', header: 'Status', cell: (task) => task.status, sortValue: (task) => task.status },
  {
    id: 'mailed',
    header: 'Asked',
    cell: (task) => <Timestamp at={task.mailedDate} show="date" />,
    sortValue: (task) => task.mailedDate,
  },
];

const DUE: Column<ReviewTask> = {
  id: 'due',
  header: 'Due',
  cell: (task) => (
    <>
      <Timestamp at={task.dueDate} show="date" />{' '}
      {task.overdueDays !== null && task.overdueDays > 0 && (
        <Badge appearance="tint" color="danger">
          {countDays(task.overdueDays)} overdue
        </Badge>
      )}
    </>
  ),
  sortValue: (task) => task.dueDate,
};

const COMPLETED: Column<ReviewTask> = {
  id: 'completed',
  header: 'Completed',
  cell: (task) => <Timestamp at={task.completedDate} show="date" />,
  sortValue: (task) => task.completedDate,
};

interface Props {
  label: string;
  tasks: readonly ReviewTask[] | undefined;
  empty: string;
  /** Open ones show when they are due, past ones when they were completed. */
  show: 'due' | 'completed';
  pathOf(task: ReviewTask): string;
}

/** A reviewer's own requests; a row opens the request or the review. */
export function TaskTable({ label, tasks, empty, show, pathOf }: Props) {
  const state = useListState();
  return (
    <DataTable
      label={label}
      columns={[...COLUMNS, show === 'due' ? DUE : COMPLETED]}
      rows={tasks}
      rowKey={(task) => task.id}
      state={state}
      rowPath={pathOf}
      empty={empty}
    />
  );
}
