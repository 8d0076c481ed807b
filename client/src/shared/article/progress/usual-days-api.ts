import type { UsualDays } from '@contracts';
import { api } from '../../api/api';

/** How long the journal usually takes, for the author's progress. */
export const usualDaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    usualDays: build.query<UsualDays, void>({ query: () => '/article/usual-days', keepUnusedDataFor: 3600 }),
  }),
});
