import { useSearchParams } from 'react-router-dom';
import { type ReviewerTodo, type ReviewTask, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { AddressTabs } from '../../../shared/display/tabs';
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
    label: t('Review requests'),
    empty: t('No requests to answer. Invitations to review appear here and in your email.'),
    columns: REQUEST_COLUMNS,
    pathOf: (task) => `/${task.articleId}/${task.id}/accept`,
  },
  {
    value: 'pending',
    label: t('Pending reviews'),
    empty: t('No pending reviews. Requests that you accept appear here.'),
    columns: PENDING_COLUMNS,
    pathOf: (task) => `/${task.articleId}/review/${task.id}`,
  },
];

/** `/reviewerToDoList` (spec part 1, section 2, 'Reviewer screens'). */
export function TodoPage() {
  const query = requestApi.useReviewerTodoQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={t('Reviews to do')}>
      <Loaded query={query} large>
        {(todo) => <Tabs todo={todo} />}
      </Loaded>
    </Page>
  );
}

/** Sorts by due date; tasks without a date come last. */
const byDue = (tasks: readonly ReviewTask[]): ReviewTask[] =>
  [...tasks].sort((one, other) => (one.dueDate ?? '9').localeCompare(other.dueDate ?? '9'));

function Tabs({ todo }: { todo: ReviewerTodo }) {
  const chosen = useSearchParams()[0].get('tab');
  // A review to be written is not hidden behind an empty list of requests.
  const first = todo.decide.length === 0 && todo.pending.length > 0 ? 'pending' : 'decide';
  const tabs = TABS.map(({ value, label, empty, columns, pathOf }) => ({
    value,
    label,
    count: todo[value].length,
    waiting: true,
    content: <TaskTable label={label} tasks={byDue(todo[value])} {...{ columns, empty, pathOf }} />,
  }));
  return <AddressTabs label={t('Reviews to do')} tabs={tabs} selected={chosen ?? first} />;
}
