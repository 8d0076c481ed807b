import { ACCOUNT_ROUTES } from './account-routes.table';
import { ARTICLE_ROUTES } from './article-routes.table';
import { CONNECTION_ROUTES } from './connection-routes.table';
import { EDITORIAL_RECORDS_ROUTES } from './editorial-records-routes.table';
import { EDITORIAL_ROUTES } from './editorial-routes.table';
import { OPERATION_ROUTES } from './operation-routes.table';
import { REVIEW_ROUTES } from './review-routes.table';
import type { RouteRow } from './route-row';
import { SEARCH_ROUTES } from './search-routes.table';
import { TICKET_ROUTES } from './ticket-routes.table';

/**
 * Every route of the application with its permitted callers, written from api.md and not from the code. A missing route fails the
 * tests.
 */
export const ROUTES: readonly RouteRow[] = [
  ...OPERATION_ROUTES,
  ...ACCOUNT_ROUTES,
  ...ARTICLE_ROUTES,
  ...REVIEW_ROUTES,
  ...EDITORIAL_ROUTES,
  ...EDITORIAL_RECORDS_ROUTES,
  ...SEARCH_ROUTES,
  ...TICKET_ROUTES,
  ...CONNECTION_ROUTES,
];
