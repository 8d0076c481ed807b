import { useState } from 'react';
import { MAX_TODO_ROWS, TODO_ROWS, type TodoLists } from '@contracts';
import { useTodoCountsQuery } from '../../../shared/api/todo-counts-api';
import { NextInList } from '../../../shared/data-table/next-in-list';
import { AddressTabs } from '../../../shared/display/address-tabs';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { useUser } from '../../../shared/state/hooks';
import { officeApi } from '../api/office-api';
import { MoreThanShown } from '../shared/more-than-shown';
import { TodoTable } from './todo-table';

/** Tabs in the order of the spec. A tab appears only if the answer contains its list (spec part 2, section 2, 'To-do list'). */
const TABS: readonly [keyof TodoLists, string, string, boolean][] = [
  ['assignReivewers', 'Assign reviewers', 'No articles are waiting for reviewers.', true],
  ['underReview', 'Under review', 'No articles are under review.', false],
  ['decide', 'Decide on status', 'No articles are waiting for a decision.', true],
  ['overdueReviewers', 'Overdue reviewers', 'No reviewers are overdue.', true],
  ['overdueAssociate', 'Overdue associate editors', 'No associate editors are overdue.', true],
  ['returnedToEditor', 'Returned to editor', 'No articles have been returned.', true],
];

/** `/toDoList` of editors, assistants and associate editors. */
export function TodoListPage() {
  const associate = useUser().group.group === 'associate editor';
  const [size, setSize] = useState(TODO_ROWS);
  const query = officeApi.useTodoListsQuery({ associate, size });
  return (
    <Page title="To-do list">
      <NextInList ready={query.isSuccess} />
      <Loaded query={query}>
        {(lists) => <Lists lists={lists} size={size} onMore={() => setSize(MAX_TODO_ROWS)} />}
      </Loaded>
    </Page>
  );
}

interface ListsProps {
  lists: TodoLists;
  /** Maximum number of rows per list. */
  size: number;
  onMore: () => void;
}

function Lists({ lists, size, onMore }: ListsProps) {
  // The number of rows is the count, unless a list was cut off.
  const isCut = Object.values(lists).some((rows) => rows.length >= size);
  const totals = useTodoCountsQuery(undefined, { skip: !isCut }).data?.lists;
  const tabs = TABS.flatMap(([key, label, empty, waiting]) => {
    const rows = lists[key];
    if (!rows) return [];
    const total = rows.length < size ? rows.length : (totals?.[key] ?? rows.length);
    const content = (
      <>
        <MoreThanShown shown={rows.length} total={total} onMore={onMore} />
        <TodoTable
          label={label}
          rows={rows}
          empty={empty}
          actionPath={key === 'decide' ? '/decideOnStatus' : '/reviewerSelection'}
        />
      </>
    );
    return [{ value: key, label, count: total, waiting, content }];
  });
  if (tabs.length === 0) return <EmptyState text="Nothing is assigned to you." />;
  return <AddressTabs label="To-do lists" tabs={tabs} />;
}
