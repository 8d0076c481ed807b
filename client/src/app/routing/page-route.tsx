import { type ComponentType, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../../shared/page/page-skeleton';
import { PageError } from '../frame/page-error';
import type { RouteHandle } from './route-handle';

interface PageRoute extends Omit<RouteHandle, 'preload'> {
  /** As react-router writes it, with a leading slash. */
  path: string;
  /** Loads the page's component: `() => import('./pages/x').then((m) => m.XPage)`. */
  load: () => Promise<ComponentType>;
}

/** A page that is loaded when it is needed, with an error boundary of its own. */
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
