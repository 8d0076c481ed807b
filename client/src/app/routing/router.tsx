import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../frame/not-found-page';
import { PageError } from '../frame/page-error';
import { RootLayout } from '../frame/root-layout';
import { HomeRedirect } from './home-redirect';

/** The complete route tree. The frame decides by the session what surrounds or replaces a page. */
export const appRoutes = (features: RouteObject[]): RouteObject[] => [
  {
    element: <RootLayout routes={features} />,
    errorElement: <PageError />,
    children: [
      { index: true, element: <HomeRedirect routes={features} />, handle: { title: 'Home' } },
      ...features,
      { path: '*', element: <NotFoundPage />, handle: { title: 'Page not found' } },
    ],
  },
];

export const makeRouter = (features: RouteObject[]) => createBrowserRouter(appRoutes(features), { basename: '/rrs' });
