import {
  type GroupName,
  MAX_TICKET_PAGE,
  type MyCounts,
  type ReviewerTodo,
  REVIEWING_GROUPS,
  type TicketCard,
  type TicketReview,
} from '@contracts';
import { api } from '../../../shared/api/api';
import { useMyCountsQuery } from '../../../shared/api/article-api';
import { useTodoCountsQuery } from '../../../shared/api/todo-counts-api';
import { live } from '../../../shared/changes/live';
import { useUser } from '../../../shared/state/hooks';
import { mayOpen } from '../../routing/route-handle';
import type { MenuCount } from './menu';

/** Lists that the menu only counts. The screens load them with their own calls. */
const menuCountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewsWaiting: build.query<number, void>({
      query: () => '/article/reviewer/todo-list',
      transformResponse: ({ pending, decide }: ReviewerTodo) => new Set([...pending, ...decide].map((t) => t.id)).size,
      providesTags: ['ReviewTodo', live('reviewer-todo')],
    }),
    ticketsAnswered: build.query<number, void>({
      query: () => `/ticket/my-list?size=${MAX_TICKET_PAGE}`,
      transformResponse: (tickets: TicketCard[]) => tickets.filter(({ status }) => status === 'OPEN').length,
      providesTags: [{ type: 'Tickets', id: 'LIST' }, live('tickets')],
    }),
    ticketsWaiting: build.query<number, void>({
      query: () => '/ticket/all?size=1',
      transformResponse: ({ totals }: TicketReview) => totals.awaiting,
      providesTags: [{ type: 'Tickets', id: 'LIST' }, live('tickets')],
    }),
  }),
});

const OFFICE: readonly GroupName[] = ['editor', 'assistant'];
/** The groups whose menu includes the review of all tickets. */
const TICKET_READERS: readonly GroupName[] = ['assistant', 'associate editor'];

/** The counts shown in the menu; an entry has no number until its count is known. */
export function useMenuCounts(): Partial<Record<MenuCount, number>> {
  const { group } = useUser().group;
  const office = mayOpen(OFFICE, group);
  const associate = group === 'associate editor';
  const mine: Partial<MyCounts> = useMyCountsQuery().data ?? {};
  const reviews = menuCountsApi.useReviewsWaitingQuery(undefined, { skip: !REVIEWING_GROUPS.includes(group) }).data;
  const counts = useTodoCountsQuery(undefined, { skip: !office && !associate }).data;
  const checks = group === 'assistant' || group === 'webmaster' ? counts?.checks : undefined;
  return { ...mine, reviews, checks, todo: counts?.waiting, ...useTicketCounts(group) };
}

/** The user's own tickets with a new answer from the office, and all tickets that await an answer from the office. */
function useTicketCounts(group: GroupName): Partial<Record<MenuCount, number>> {
  const { useTicketsAnsweredQuery, useTicketsWaitingQuery } = menuCountsApi;
  const ticketsAnswered = useTicketsAnsweredQuery().data;
  const ticketsWaiting = useTicketsWaitingQuery(undefined, { skip: !mayOpen(TICKET_READERS, group) }).data;
  return { ticketsAnswered, ticketsWaiting };
}
