import type {
  AuthorshipTask,
  HealthStatus,
  JournalStatistics,
  OwnArticleCard,
  ReviewerTodo,
  ServiceFigures,
  TicketCard,
  TicketReview,
  WaitingLongest,
} from '@contracts';
import { api } from '../../shared/api/api';
import { liveTag } from '../../shared/changes/live';

/** Enough tickets to see who asks; the list has the rest. */
const TICKETS = 3;
/** The most recently changed tickets come first, so that answered ones are among them. */
const OWN_TICKETS = 50;

/** The data of the start page. The screens behind it load it with their own calls. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    waitingLongest: build.query<WaitingLongest, void>({
      query: () => '/article/waiting-longest',
      providesTags: ['Todo', 'AssistantList', liveTag('todo'), liveTag('new-articles')],
    }),
    newestTickets: build.query<TicketReview, void>({
      query: () => `/ticket/all?size=${TICKETS}`,
      providesTags: [{ type: 'Tickets', id: 'LIST' }, liveTag('tickets')],
    }),
    /** The figures of the 12 months up to a day, `YYYY-MM-DD`. Without a day, up to today, which is the server's default period. */
    figures: build.query<JournalStatistics, string | void>({
      query: (to) => ({ url: '/article/editor/journal-stats', params: to ? { to } : {} }),
      keepUnusedDataFor: 300,
    }),
    health: build.query<HealthStatus, void>({
      query: () => '/health/status',
      keepUnusedDataFor: 0,
    }),
    serviceFigures: build.query<ServiceFigures, void>({
      query: () => '/office/service-figures',
      keepUnusedDataFor: 0,
    }),
    ownArticles: build.query<OwnArticleCard[], readonly string[]>({
      query: (statuses) => ({ url: '/article/my-list-with-status', params: { status: statuses.join(',') } }),
      providesTags: ['MyList', liveTag('my-list')],
    }),
    ownAuthorships: build.query<AuthorshipTask[], void>({
      query: () => '/article/my-authorship-requests',
      providesTags: ['MyList'],
      keepUnusedDataFor: 0,
    }),
    ownTickets: build.query<TicketCard[], void>({
      query: () => `/ticket/my-list?size=${OWN_TICKETS}`,
      providesTags: [{ type: 'Tickets', id: 'LIST' }, liveTag('tickets')],
    }),
    ownReviews: build.query<ReviewerTodo, void>({
      query: () => '/article/reviewer/todo-list',
      providesTags: ['ReviewTodo', liveTag('reviewer-todo')],
    }),
  }),
});
