import type { Page, SecurityLogEntry } from '@contracts';
import { api } from '../../shared/api/api';

/** Search filters; '' means all. */
export interface LogFilters {
  q: string;
  kind: string;
  from: string;
  to: string;
}

interface LogPage extends LogFilters {
  /** Counted from 0. */
  page: number;
  size: number;
  sort: string;
}

/** The parameters that are not empty. */
const withoutEmpty = (filters: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

export const exportPath = (filters: LogFilters): string =>
  `/security-log.csv?${new URLSearchParams(withoutEmpty(filters)).toString()}`;

/** The security log, for webmasters. */
export const securityLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    securityLog: build.query<Page<SecurityLogEntry>, LogPage>({
      query: (pageQuery) => ({ url: '/security-log', params: withoutEmpty(pageQuery) }),
      providesTags: ['SecurityLog'],
      // Every user's actions add entries, so a cached page is soon out of date.
      keepUnusedDataFor: 0,
    }),
  }),
});
