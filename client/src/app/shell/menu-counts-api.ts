import {
  type GroupName,
  MAX_TICKET_PAGE,
  type MyCounts,
  type ReviewerTodo,
  REVIEWING_GROUPS,
  type TicketCard,
  type TicketReview,
  type TodoLists,
} from '../../../../src/contracts';
import { api } from '../api';
import { useMyCountsQuery } from '../article-api';
import { useUser } from '../hooks';
import { mayOpen } from '../route-handle';
import type { MenuCount } from './menu';

/** Lists that the menu only counts; the screens read them with calls of their own. */
const menuCountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewsWaiting: build.query<number, void>({
      query: () => '/article/reviewer/todo-list',
      transformResponse: ({ pending, decide }: ReviewerTodo) => new Set([...pending, ...decide].map((t) => t.id)).size,
      providesTags: ['ReviewTodo'],
    }),
    checksWaiting: build.query<number, void>({
      query: () => '/article/assistant/new-articles',
      transformResponse: (cards: unknown[]) => cards.length,
      providesTags: ['AssistantList'],
    }),
    todoWaiting: build.query<number, { associate: boolean }>({
      query: ({ associate }) => (associate ? '/article/associate/article-list' : '/article/editor/article-list'),
      transformResponse: countWaiting,
      providesTags: ['Todo'],
    }),
    ticketsAnswered: build.query<number, void>({
      query: () => `/ticket/my-list?size=${MAX_TICKET_PAGE}`,
      transformResponse: (tickets: TicketCard[]) => tickets.filter(({ status }) => status === 'OPEN').length,
      providesTags: [{ type: 'Tickets', id: 'LIST' }],
    }),
    ticketsWaiting: build.query<number, void>({
      query: () => '/ticket/all?size=1',
      transformResponse: ({ totals }: TicketReview) => totals.awaiting,
      providesTags: [{ type: 'Tickets', id: 'LIST' }],
    }),
  }),
});

/** Articles that wait for the office: all rows but those that are just under way with reviewers, each article once. */
function countWaiting(lists: TodoLists): number {
  const { underReview: _underWay, ...waiting } = lists;
  return new Set(
    Object.values(waiting)
      .flat()
      .map((row) => row.id),
  ).size;
}

const OFFICE: readonly GroupName[] = ['editor', 'assistant'];
/** Whose menu has the review of all tickets. */
const TICKET_READERS: readonly GroupName[] = ['assistant', 'associate editor'];

/** The numbers of the menu; an entry whose number is not known yet has none. */
export function useMenuCounts(): Partial<Record<MenuCount, number>> {
  const { group } = useUser().group;
  const office = mayOpen(OFFICE, group);
  const associate = group === 'associate editor';
  const mine: Partial<MyCounts> = useMyCountsQuery().data ?? {};
  const { useReviewsWaitingQuery, useChecksWaitingQuery, useTodoWaitingQuery } = menuCountsApi;
  const reviews = useReviewsWaitingQuery(undefined, { skip: !REVIEWING_GROUPS.includes(group) }).data;
  const checks = useChecksWaitingQuery(undefined, { skip: group !== 'assistant' && group !== 'webmaster' }).data;
  const todo = useTodoWaitingQuery({ associate }, { skip: !office && !associate }).data;
  return { ...mine, reviews, checks, todo, ...useTicketCounts(group) };
}

/** Own tickets that the office has answered, and everybody's that wait for it. */
function useTicketCounts(group: GroupName): Partial<Record<MenuCount, number>> {
  const { useTicketsAnsweredQuery, useTicketsWaitingQuery } = menuCountsApi;
  const ticketsAnswered = useTicketsAnsweredQuery().data;
  const ticketsWaiting = useTicketsWaitingQuery(undefined, { skip: !mayOpen(TICKET_READERS, group) }).data;
  return { ticketsAnswered, ticketsWaiting };
}
