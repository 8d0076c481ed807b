import type { ReviewTask } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';

interface Props {
  label: string;
  tasks: readonly ReviewTask[] | undefined;
  columns: readonly Column<ReviewTask>[];
  empty: string;
  pathOf(task: ReviewTask): string;
}

/** A reviewer's own requests. A row opens the request or the review. */
export function TaskTable({ label, tasks, columns, empty, pathOf }: Props) {
  const state = useListState();
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={tasks}
      rowKey={(task) => task.id}
      state={state}
      rowPath={pathOf}
      empty={empty}
      surface
    />
  );
}
