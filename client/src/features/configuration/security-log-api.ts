import type { Page, SecurityLogEntry } from '@contracts';
import { api } from '../../shared/api/api';

/** What is looked for; '' for all. */
export interface LogFilters {
  q: string;
  kind: string;
  from: string;
  to: string;
}

interface LogPage extends LogFilters {
  /** From 0. */
  page: number;
  size: number;
  sort: string;
}

/** The parameters that say something. */
const given = (filters: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

export const exportPath = (filters: LogFilters): string =>
  `/security-log.csv?${new URLSearchParams(given(filters)).toString()}`;

/** The security log, for webmasters. */
export const securityLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    securityLog: build.query<Page<SecurityLogEntry>, LogPage>({
      query: (wanted) => ({ url: '/security-log', params: given(wanted) }),
      providesTags: ['SecurityLog'],
      // It grows by what everybody does.
      keepUnusedDataFor: 0,
    }),
  }),
});
