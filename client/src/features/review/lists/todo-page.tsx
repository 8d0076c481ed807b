import { AddressTabs } from '../../../shared/address-tabs';
import { Loaded } from '../../../shared/loaded';
import { Page } from '../../../shared/page';
import { reviewApi } from '../review-api';
import { TaskTable } from './task-table';

/** `/reviewerToDoList` (spec part 1, section 2, 'Reviewer screens'). */
export function TodoPage() {
  const query = reviewApi.useReviewerTodoQuery();
  return (
    <Page title="Reviews to do">
      <Loaded query={query}>
        {({ decide, pending }) => (
          <AddressTabs
            label="Reviews to do"
            tabs={[
              {
                value: 'requests',
                label: 'Review requests',
                count: decide.length,
                waiting: true,
                content: (
                  <TaskTable
                    label="Review requests"
                    tasks={decide}
                    show="due"
                    empty="No request waits for your answer."
                    pathOf={(task) => `/${task.articleId}/${task.id}/accept`}
                  />
                ),
              },
              {
                value: 'pending',
                label: 'Pending reviews',
                count: pending.length,
                waiting: true,
                content: (
                  <TaskTable
                    label="Pending reviews"
                    tasks={pending}
                    show="due"
                    empty="You have no review to write. Requests that you accept appear here."
                    pathOf={(task) => `/${task.articleId}/review/${task.id}`}
                  />
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
}
