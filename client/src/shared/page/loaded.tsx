import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { errorMessage } from '../api/api-error';
import { EmptyState } from './empty-state';
import { SkeletonLines } from './skeletons';

interface Query<Data> {
  data?: Data;
  error?: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  /** What an RTK Query hook answers. */
  query: Query<Data>;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A read on the page: a skeleton while it loads, its data once there (also while it is read again), else why not. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  return <>{skeleton ?? <SkeletonLines />}</>;
}

/** A read that failed, with the way to try again. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState text={errorMessage(error)} action={<Button onClick={onRetry}>Try again</Button>} />
    </div>
  );
}
