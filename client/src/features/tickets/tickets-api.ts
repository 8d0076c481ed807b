import type { TicketCard, TicketInput, TicketResponseInput, TicketReview, TicketView } from '@contracts';
import { MAX_TICKET_PAGE } from '@contracts';
import { api } from '../../shared/api/api';
import { keepLinks } from '../../shared/api/keep-links';
import { liveTag } from '../../shared/changes/live';

export interface TicketsWanted {
  /** Maximum number per section. */
  size: number;
  /** Words from the subject or the person's name; '' for all. */
  q: string;
  /** A ticket type; '' for all. */
  type: string;
}

interface TicketAnswer extends TicketResponseInput {
  ticketId: string;
}

interface TicketClosing {
  ticketId: string;
  /** The version of the shown thread. If a newer answer exists, the ticket stays open. */
  version: number;
}

/** The tag for ticket lists and menu counts. */
const LISTS = { type: 'Tickets', id: 'LIST' } as const;

const ticketPath = (id: string): string => `/ticket/${id}`;

/**
 * Support tickets (api, 'Files, tickets, the rest'). Forms show their own errors. There are no optimistic updates, since each call
 * sends a mail or cannot be undone.
 */
export const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myTickets: build.query<TicketCard[], void>({
      query: () => ({ url: '/ticket/my-list', params: { size: MAX_TICKET_PAGE } }),
      providesTags: [LISTS, liveTag('tickets')],
    }),
    allTickets: build.query<TicketReview, TicketsWanted>({
      query: ({ size, q, type }) => ({
        url: '/ticket/all',
        params: { size, q: q || undefined, type: type || undefined },
      }),
      providesTags: [LISTS, liveTag('tickets')],
    }),
    ticket: build.query<TicketView, string>({
      query: ticketPath,
      providesTags: (_result, _error, id) => [{ type: 'Tickets', id }, liveTag('tickets')],
      onCacheEntryAdded: keepLinks(ticketPath),
    }),
    saveTicket: build.mutation<TicketView, TicketInput>({
      query: (body) => ({ url: '/ticket/save', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['Tickets'],
    }),
    answerTicket: build.mutation<TicketView, TicketAnswer>({
      query: ({ ticketId, ...body }) => ({ url: `/ticket/${ticketId}/response`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['Tickets'],
    }),
    closeTicket: build.mutation<TicketView, TicketClosing>({
      query: ({ ticketId, version }) => ({ url: `/ticket/${ticketId}`, method: 'POST', body: { version } }),
      invalidatesTags: ['Tickets'],
    }),
    deleteTicket: build.mutation<void, string>({
      query: (id) => ({ url: `/ticket/${id}/delete`, method: 'POST' }),
      // Avoids refetching the ticket for its own page.
      invalidatesTags: [LISTS],
    }),
  }),
});
