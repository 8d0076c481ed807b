import type { RouteObject } from 'react-router-dom';
import { routes as configuration } from '../../features/configuration/routes';
import { routes as editorial } from '../../features/editorial/routes';
import { routes as identity } from '../../features/identity/routes';
import { routes as registers } from '../../features/registers/routes';
import { routes as review } from '../../features/review/routes';
import { routes as search } from '../../features/search/routes';
import { routes as statistics } from '../../features/statistics/routes';
import { routes as submission } from '../../features/submission/routes';
import { routes as tickets } from '../../features/tickets/routes';

/** The routes of all features. A new feature adds one line here and touches nothing else outside its own folder. */
export const featureRoutes: RouteObject[] = [
  ...identity,
  ...submission,
  ...review,
  ...editorial,
  ...search,
  ...registers,
  ...tickets,
  ...configuration,
  ...statistics,
];
