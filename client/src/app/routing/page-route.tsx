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
  /** Imports another file that the page needs at once: `() => import('./frame/x')`. */
  also?: () => Promise<unknown>;
  /** What the page asks the server at once, exactly as it asks (`['/article/:id']`, below `/api`): begun with the page itself (first-calls.ts). */
  calls?: readonly string[];
}

/**
 * A lazily loaded page with its own error boundary. The build reads the address and the imports in the text of a feature's `routes.tsx`
 * (client/build/screen-files.ts): with all written there as they are, the files of the page come with the page's address, and what it asks is on its way before they are.
 */
export function pageRoute({ path, load, also, calls: _begunWithThePage, ...about }: PageRoute): RouteObject {
  const Page = lazy(() => load().then((component) => ({ default: component })));
  const handle: RouteHandle = { ...about, preload: () => void Promise.all([load(), also?.()]).catch(() => undefined) };
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
