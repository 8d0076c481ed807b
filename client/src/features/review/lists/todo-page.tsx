import type { ReviewerTodo, ReviewTask } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { AddressTabs } from '../../../shared/display/address-tabs';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { requestApi } from '../request-api';
import { PENDING_COLUMNS, REQUEST_COLUMNS } from './task-columns';
import { TaskTable } from './task-table';

interface TodoTab {
  value: 'decide' | 'pending';
  label: string;
  empty: string;
  columns: readonly Column<ReviewTask>[];
  pathOf(task: ReviewTask): string;
}

const TABS: readonly TodoTab[] = [
  {
    value: 'decide',
    label: 'Review requests',
    empty: 'No requests to answer. Invitations to review appear here and in your mail.',
    columns: REQUEST_COLUMNS,
    pathOf: (task) => `/${task.articleId}/${task.id}/accept`,
  },
  {
    value: 'pending',
    label: 'Pending reviews',
    empty: 'No pending reviews. Requests that you accept appear here.',
    columns: PENDING_COLUMNS,
    pathOf: (task) => `/${task.articleId}/review/${task.id}`,
  },
];

/** `/reviewerToDoList` (spec part 1, section 2, 'Reviewer screens'). */
export function TodoPage() {
  const query = requestApi.useReviewerTodoQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title="Reviews to do">
      <Loaded query={query}>{(todo) => <Tabs todo={todo} />}</Loaded>
    </Page>
  );
}

function Tabs({ todo }: { todo: ReviewerTodo }) {
  const tabs = TABS.map(({ value, label, empty, columns, pathOf }) => ({
    value,
    label,
    count: todo[value].length,
    waiting: true,
    content: <TaskTable label={label} tasks={todo[value]} {...{ columns, empty, pathOf }} />,
  }));
  return <AddressTabs label="Reviews to do" tabs={tabs} />;
}
