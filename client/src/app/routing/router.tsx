import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { NotFoundPage } from '../frame/not-found-page';
import { PageError } from '../frame/page-error';
import { RootLayout } from '../frame/root-layout';
import type { Features } from './features';

/** The complete route tree. The frame decides from the session what surrounds or replaces a page. */
export const appRoutes = (features: Features): RouteObject[] => [
  {
    element: <RootLayout features={features} />,
    errorElement: <PageError />,
    children: [...features.routes, { path: '*', element: <NotFoundPage />, handle: { title: t('Page not found') } }],
  },
];

export const makeRouter = (features: Features) => createBrowserRouter(appRoutes(features), { basename: '/rrs' });
