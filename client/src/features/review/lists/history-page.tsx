import { Button, Field } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { type ReviewerTodo, type ReviewTask, t, typeWords } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { ListSearch } from '../../../shared/data-table/list-search';
import { useListState } from '../../../shared/data-table/use-list-state';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { requestApi } from '../request-api';
import { HISTORY_COLUMNS, statusOf } from './task-columns';
import { TaskTable } from './task-table';

/** `/reviewHistory`: every request that the reviewer ever received, each with the view action (spec part 1, section 2). */
export function HistoryPage() {
  const { data, error, refetch } = requestApi.useReviewerTodoQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={t('Review history')} actions={<RecordButton />}>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : <History todo={data} />}
    </Page>
  );
}

function RecordButton() {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate('/reviewingRecord')}>{t('Reviewing record')}</Button>;
}

function History({ todo }: { todo: ReviewerTodo | undefined }) {
  const { q, set } = useListState();
  const waiting = new Set(todo?.decide.map((task) => task.id));
  // A request that can still be answered links to the request page, since it has no review yet.
  const pathOf = (task: ReviewTask): string =>
    waiting.has(task.id) ? `/${task.articleId}/${task.id}/accept` : `/${task.articleId}/review/${task.id}`;
  const view: Column<ReviewTask> = {
    id: 'view',
    header: t('View', {}, 'verb'),
    hideHeader: true,
    align: 'end',
    cell: (task) => <View path={pathOf(task)} label={task.label} />,
  };
  const none = todo?.all.length === 0;
  return (
    <>
      {/* Shown before the list has loaded, so that nothing moves. */}
      {!none && (
        <Field label={t('Search by number, title, type or status')}>
          <ListSearch state={{ q, set }} />
        </Field>
      )}
      <TaskTable
        label={t('Review history')}
        tasks={todo?.all.filter((task) => matches(task, q))}
        columns={[...HISTORY_COLUMNS, view]}
        empty={none ? t('You have not been invited to review yet.') : t('Nothing matches. Try another word.')}
        pathOf={pathOf}
      />
    </>
  );
}

/** True if every word of `q` occurs in the visible text of the row. */
function matches(task: ReviewTask, q: string): boolean {
  const text = `${task.label} ${typeWords(task.typeName)} ${statusOf(task)}`.toLocaleLowerCase();
  return q
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function View({ path, label }: { path: string; label: string }) {
  const navigate = useNavigate();
  return (
    <Button size="small" aria-label={t('View {label}', { label })} onClick={() => void navigate(path)}>
      {t('View', {}, 'verb')}
    </Button>
  );
}
