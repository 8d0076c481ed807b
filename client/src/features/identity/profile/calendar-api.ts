import type { CalendarLink } from '@contracts';
import { api } from '../../../shared/api/api';

/** The address at which a calendar program reads the person's due dates. */
export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    calendarLink: build.query<CalendarLink, void>({ query: () => '/calendar-link', providesTags: ['CalendarLink'] }),
    makeCalendarLink: build.mutation<CalendarLink, void>({
      query: () => ({ url: '/calendar-link', method: 'POST' }),
      invalidatesTags: ['CalendarLink'],
    }),
    endCalendarLink: build.mutation<null, void>({
      query: () => ({ url: '/calendar-link/end', method: 'POST' }),
      invalidatesTags: ['CalendarLink'],
    }),
  }),
});
