import type { RouteObject } from 'react-router-dom';
import { STAFF_GROUPS, t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** Support tickets (spec part 1, section 2, 'Tickets'; part 2, section 2, 'Side menu sections relevant here'). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/tickets',
    title: t('Tickets'),
    load: () => import('./mine/tickets-page').then((module) => module.TicketsPage),
  }),
  pageRoute({
    path: '/tickets/newTicket',
    title: t('New ticket'),
    load: () => import('./mine/new-ticket-page').then((module) => module.NewTicketPage),
  }),
  pageRoute({
    path: '/tickets/editTicket/:ticketId',
    title: t('Ticket'),
    load: () => import('./thread/ticket-page').then((module) => module.TicketPage),
  }),
  pageRoute({
    path: '/ticketsReview',
    title: t('All tickets'),
    groups: STAFF_GROUPS,
    load: () => import('./office/tickets-review-page').then((module) => module.TicketsReviewPage),
  }),
];
