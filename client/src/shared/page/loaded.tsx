import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@contracts';
import { errorMessage, isApiError } from '../api/api-error';
import { useDeferredData } from '../state/use-deferred-data';
import { EmptyState } from './empty-state';
import { SkeletonLines } from './skeletons';

interface Query<Data> {
  data?: Data;
  error?: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  /** The result of an RTK Query hook. */
  query: Query<Data>;
  skeleton?: ReactNode;
  /**
   * For a whole page: it is rendered in slices between which the page stays responsive. It appears a little later than its data, so nothing
   * next to it may move at that time.
   */
  large?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows a query's result: a skeleton while loading, then the data (also during a refetch), or the error. */
export function Loaded<Data>({ query, skeleton, large = false, children }: LoadedProps<Data>) {
  const drawn = useDeferredData(query.data);
  const data = large ? drawn : query.data;
  if (data !== undefined) return <>{children(data)}</>;
  if (query.data === undefined && query.error)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  return <>{skeleton ?? <SkeletonLines />}</>;
}

/**
 * A failed query, with a button to try again. If the item does not exist, a retry never helps, so a link to the home page is shown instead.
 */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isAbsent = isApiError(error) && error.statusCode === 404;
  const action = isAbsent ? (
    <Link to="/">{t('Go to the start page')}</Link>
  ) : (
    <Button onClick={onRetry}>{t('Try again')}</Button>
  );
  return (
    <div role="alert">
      <EmptyState text={errorMessage(error)} action={action} />
    </div>
  );
}
