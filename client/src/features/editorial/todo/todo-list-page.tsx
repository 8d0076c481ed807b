import { type ReactNode, useState } from 'react';
import { MAX_TODO_ROWS, t, TODO_ROWS, type TodoLists, type TodoRow } from '@contracts';
import { useMenuCountsQuery } from '../../../shared/api/menu-counts-api';
import { NextInList } from '../../../shared/data-table/next-in-list';
import { useListState } from '../../../shared/data-table/use-list-state';
import { AddressTabs } from '../../../shared/display/tabs';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded, LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { SkeletonRows } from '../../../shared/page/skeletons';
import { useUser } from '../../../shared/state/hooks';
import { officeApi } from '../api/office-api';
import { MoreThanShown } from '../shared/more-than-shown';
import { filterRows, isFiltered } from './todo-filters';
import { NONE_MATCH, TODO_PAGE, TodoTable } from './todo-table';
import { useViews, type Views } from './views/use-views';
import { DeletedView, ViewActions } from './views/view-actions';
import { addressOf, filtersOf, viewOf } from './views/view-address';

/** Tabs in the order of the spec. A tab appears only if the answer contains its list (spec part 2, section 2, 'To-do list'). */
const TABS: readonly [keyof TodoLists, string, string, boolean][] = [
  ['assignReivewers', t('Assign reviewers'), t('No articles are waiting for reviewers.'), true],
  ['underReview', t('Under review'), t('No articles are under review.'), false],
  ['decide', t('Decide on status'), t('No articles are waiting for a decision.'), true],
  ['overdueReviewers', t('Overdue reviewers'), t('No reviewers are overdue.'), true],
  ['overdueAssociate', t('Overdue associate editors'), t('No associate editors are overdue.'), true],
  ['returnedToEditor', t('Returned to editor'), t('No articles have been returned.'), true],
];

/** Each article is in exactly one of these lists; the other lists are by lateness. */
const BY_STATUS = ['assignReivewers', 'underReview', 'decide', 'returnedToEditor'] as const;

/** `/toDoList` of editors, assistants and associate editors. */
export function TodoListPage() {
  const associate = useUser().group.group === 'associate editor';
  const [wantsMore, setMore] = useState(false);
  const state = useListState({ size: TODO_PAGE });
  // Filters, sorting and long pages need all rows, not only the newest.
  const wantsAll = wantsMore || isFiltered(state) || state.sort !== '' || state.size > TODO_ROWS;
  const size = wantsAll ? MAX_TODO_ROWS : TODO_ROWS;
  const query = officeApi.useTodoListsQuery({ associate, size });
  const { currentData, error, refetch } = query;
  // The size of the answer on the screen, which stays until the answer with another size arrives.
  const [answeredSize, setAnsweredSize] = useState(size);
  if (currentData && answeredSize !== size) setAnsweredSize(size);
  const views = useViews();
  const first = TABS.find(([key]) => query.data?.[key])?.[0] ?? 'all';
  return (
    <Page title={t('To-do list')} actions={<ViewActions views={views} now={viewOf(state, first)} />}>
      <NextInList ready={query.isSuccess} />
      <DeletedView views={views} />
      <Loaded query={query} skeleton={<SkeletonRows rows={12} />}>
        {(lists) => (
          <Lists
            {...{ lists, views }}
            size={answeredSize}
            isEarlier={!currentData}
            failure={error && !currentData ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
            onMore={() => setMore(true)}
          />
        )}
      </Loaded>
    </Page>
  );
}

interface ListsProps {
  lists: TodoLists;
  /** Maximum number of rows per list. */
  size: number;
  /** True while more rows are requested. */
  isEarlier: boolean;
  /** Why that request failed; null if it did not. */
  failure: ReactNode;
  views: Views;
  onMore: () => void;
}

function Lists({ lists, size, isEarlier, failure, views, onMore }: ListsProps) {
  // The number of rows is the count, unless a list was cut off.
  const isCut = Object.values(lists).some((rows) => rows.length >= size);
  const totals = useMenuCountsQuery(undefined, { skip: !isCut }).data?.todo?.lists;
  const totalOf = (key: keyof TodoLists): number => {
    const shown = lists[key]?.length ?? 0;
    return shown < size ? shown : (totals?.[key] ?? shown);
  };
  const tabOf = (value: string, label: string, rows: readonly TodoRow[], total: number, empty: string) => {
    const more = <MoreThanShown shown={rows.length} total={total} onMore={onMore} />;
    // Lists that were not cut off have all rows already.
    const missing = { isPartial: isCut && isEarlier, failure: isCut ? failure : null };
    const content = <TodoTable key={value} {...{ label, rows, empty, more }} {...missing} />;
    return { value, label, count: total, content };
  };
  const tabs = TABS.flatMap(([key, label, empty, waiting]) => {
    const rows = lists[key];
    return rows ? [{ ...tabOf(key, label, rows, totalOf(key), empty), waiting }] : [];
  });
  if (tabs.length === 0) return <EmptyState text={t('Nothing is assigned to you.')} />;
  const allTotal = BY_STATUS.reduce((sum, key) => sum + totalOf(key), 0);
  const all = { ...tabOf('all', t('All'), allOf(lists), allTotal, t('Nothing to do.')), waiting: false };
  const saved = views.views.flatMap((view) => {
    const rows = view.view.list === 'all' ? allOf(lists) : lists[view.view.list];
    if (!rows) return [];
    // A list that was cut off is counted only when it is open, with all its rows.
    const isWhole = rows.length < size || size === MAX_TODO_ROWS;
    const tab = tabOf(view.id, view.name, rows, rows.length, NONE_MATCH);
    const count = isWhole ? filterRows(rows, filtersOf(view)).length : undefined;
    return [{ ...tab, count, waiting: false, address: addressOf(view) }];
  });
  return <AddressTabs label={t('To-do lists')} tabs={[...tabs, all, ...saved]} selected={views.chosen?.id} zero />;
}

/** Every article once, newest upload first. */
function allOf(lists: TodoLists): TodoRow[] {
  const rows = Object.values(lists).flat() as TodoRow[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].sort((one, other) => (other.uploadDate ?? '').localeCompare(one.uploadDate ?? ''));
}
