import { type ComponentType, lazy, Suspense } from 'react';
import { type RouteObject, useParams } from 'react-router-dom';
import { PageSkeleton } from '../../shared/page/page-skeleton';
import { PageError } from '../frame/page-error';
import type { RouteHandle } from './route-handle';

interface PageRoute extends Omit<RouteHandle, 'preload'> {
  /** In react-router's syntax, with a leading slash. */
  path: string;
  /** Imports the page's component: `() => import('./pages/x').then((m) => m.XPage)`. */
  load: () => Promise<ComponentType>;
  /** Imports another file that the page needs immediately: `() => import('./frame/x')`. */
  also?: () => Promise<unknown>;
  /**
   * The page's first calls to the server, written exactly as the page makes them (`['/article/:id']`, below `/api`). They start together
   * with the page itself (first-calls.ts).
   */
  calls?: readonly string[];
}

/**
 * A lazily loaded page with its own error boundary. The build reads the address and the imports from the text of a feature's `routes.tsx`
 * (client/build/screen-files.ts). If all of them are written literally there, the files of the page load together with the page's HTML, and
 * its first calls start before the files have arrived.
 */
export function pageRoute({ path, load, also, calls: _begunWithThePage, ...about }: PageRoute): RouteObject {
  const Page = lazy(() => load().then((component) => ({ default: component })));
  // A form whose address gets an id only after its first save must stay as it is.
  const isKept = path.includes('?');
  const handle: RouteHandle = { ...about, preload: () => void Promise.all([load(), also?.()]).catch(() => undefined) };
  return {
    path,
    handle,
    errorElement: <PageError />,
    element: <Suspense fallback={<PageSkeleton />}>{isKept ? <Page /> : <PageOfIds Page={Page} />}</Suspense>,
  };
}

/**
 * One page for each set of ids in the address. React would otherwise reuse the page of one article for the next one, with what was typed,
 * ticked and loaded for the first.
 */
function PageOfIds({ Page }: { Page: ComponentType }) {
  const ids = useParams();
  return <Page key={JSON.stringify(ids)} />;
}
