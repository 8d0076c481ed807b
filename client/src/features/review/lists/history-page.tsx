import { LoadError } from '../../../shared/loaded';
import { Page } from '../../../shared/page';
import { requestApi } from '../request-api';
import { TaskTable } from './task-table';

/** `/reviewHistory`: all that the reviewer was ever asked (spec part 1, section 2). */
export function HistoryPage() {
  const { data, error, refetch } = requestApi.useReviewerTodoQuery();
  return (
    <Page title="Review history">
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <TaskTable
          label="Review history"
          tasks={data?.all}
          show="completed"
          empty="You have not been asked for a review yet."
          pathOf={(task) => `/${task.articleId}/review/${task.id}`}
        />
      )}
    </Page>
  );
}
