import { type ReactNode, useEffect, useMemo } from 'react';
import type { FoundArticle, Page } from '@contracts';
import { DataTable } from '../../shared/data-table/data-table';
import type { ListState } from '../../shared/data-table/use-list-state';
import { LoadError } from '../../shared/page/loaded';
import { useStoreList } from '../../shared/state/list-return';
import { articleColumns, pathOf } from './article-columns';
import { PackagesBar } from './packages-bar';
import { useAcceptedTicks } from './use-accepted-ticks';

interface ArticleResultsProps {
  label: string;
  query: {
    data?: Page<FoundArticle>;
    /** Undefined while `data` answer an earlier question, such as other filters. */
    currentData?: Page<FoundArticle>;
    error?: unknown;
    refetch: () => unknown;
  };
  state: ListState;
  empty: ReactNode;
  /** The moment of the statuses, and as of which articles open; ISO 8601. Null for now. */
  asOf?: string | null;
  /** True to let accepted articles be ticked and their packages downloaded. */
  packages?: boolean;
}

/** More than the specification's ten, to make use of the screen; ten can be chosen. */
export const RESULT_ROWS = 25;
const SIZES = [10, 25, 50, 100];

/** True while the page number is past the end of the list; the last page opens then. */
function useLastPage(data: Page<FoundArticle> | undefined, { page, size, set }: ListState): boolean {
  const isBehindTheEnd = data !== undefined && data.items.length === 0 && data.total > 0;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / size));
  useEffect(() => {
    // An old link may point past the end of a list that has become shorter.
    if (isBehindTheEnd && page > lastPage) set({ page: lastPage });
  }, [isBehindTheEnd, lastPage, page, set]);
  return isBehindTheEnd;
}

/** Stores the articles on the screen as the list to which other pages return, with their place among all rows. */
function useStoreResults(
  label: string,
  data: Page<FoundArticle> | undefined,
  { page, size }: ListState,
  asOf: string | null,
): void {
  const articles = useMemo(
    () => data?.items.map((row) => ({ id: row.id, number: row.articleId, path: pathOf(row, asOf) })),
    [data, asOf],
  );
  const part = useMemo(() => data && { before: (page - 1) * size, total: data.total }, [data, page, size]);
  useStoreList(label, articles, part);
}

/** Articles that the server filtered, sorted and paged. */
export function ArticleResults({
  label,
  query: { data, currentData, error, refetch },
  state,
  empty,
  asOf = null,
  packages = false,
}: ArticleResultsProps) {
  const isBehindTheEnd = useLastPage(data, state);
  useStoreResults(label, currentData, state, asOf);
  const columns = useMemo(() => articleColumns(asOf), [asOf]);
  const { ticks, ticked, clear } = useAcceptedTicks(data?.items);
  if (error && !(data && currentData)) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={isBehindTheEnd ? undefined : data?.items}
        isEarlier={!currentData}
        total={data?.total}
        rowKey={(row) => row.id}
        state={state}
        density="lines"
        sizes={SIZES}
        rowPath={(row) => pathOf(row, asOf)}
        ticks={packages ? ticks : undefined}
        empty={empty}
      />
      {packages && <PackagesBar articles={ticked} onClear={clear} />}
    </>
  );
}
