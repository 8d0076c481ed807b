import { type ReactNode, useEffect, useMemo } from 'react';
import type { ArticleCard, Page } from '@contracts';
import type { Column } from '../../shared/data-table/column';
import { DataTable } from '../../shared/data-table/data-table';
import type { ListState } from '../../shared/data-table/use-list-state';
import { LoadError } from '../../shared/page/loaded';
import { useKeptList } from '../../shared/state/list-return';
import { pathOf } from './article-columns';

interface ArticleResultsProps {
  label: string;
  columns: readonly Column<ArticleCard>[];
  query: { data?: Page<ArticleCard>; error?: unknown; refetch: () => unknown };
  state: ListState;
  empty: ReactNode;
}

const SIZES = [10, 25, 50, 100];

/** Articles that the server filtered, sorted and paged. */
export function ArticleResults({ label, columns, query: { data, error, refetch }, state, empty }: ArticleResultsProps) {
  const { page, size, set } = state;
  const isBehindTheEnd = data !== undefined && data.items.length === 0 && data.total > 0;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / size));
  useEffect(() => {
    // An old link may point past the end of a list that has become shorter; this opens the last page.
    if (isBehindTheEnd && page > lastPage) set({ page: lastPage });
  }, [isBehindTheEnd, lastPage, page, set]);
  const articles = useMemo(
    () => data?.items.map((row) => ({ id: row.id, number: row.articleId, path: pathOf(row) })),
    [data],
  );
  useKeptList(label, articles);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={isBehindTheEnd ? undefined : data?.items}
      total={data?.total}
      rowKey={(row) => row.id}
      state={state}
      density="lines"
      sizes={SIZES}
      rowPath={pathOf}
      empty={empty}
    />
  );
}
