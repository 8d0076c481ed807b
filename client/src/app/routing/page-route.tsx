import { type ComponentType, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../../shared/page/page-skeleton';
import { PageError } from '../frame/page-error';
import type { RouteHandle } from './route-handle';

interface PageRoute extends Omit<RouteHandle, 'preload'> {
  /** In react-router's syntax, with a leading slash. */
  path: string;
  /** Imports the page's component: `() => import('./pages/x').then((m) => m.XPage)`. */
  load: () => Promise<ComponentType>;
}

/** A lazily loaded page with its own error boundary. */
export function pageRoute({ path, load, ...about }: PageRoute): RouteObject {
  const Page = lazy(() => load().then((component) => ({ default: component })));
  const handle: RouteHandle = { ...about, preload: () => void load().catch(() => undefined) };
  return {
    path,
    handle,
    errorElement: <PageError />,
    element: (
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    ),
  };
}
