import type { News } from '@contracts';
import { api } from '../../../shared/api/api';

/** The line after which a page begins. */
export interface NewsPlace {
  before: string;
  beforeId: string;
}

function placeAfter({ items, more }: News): NewsPlace | undefined {
  const last = items.at(-1);
  return more && last ? { before: last.at, beforeId: last.id } : undefined;
}

/** What happened on the person's articles and tickets (api, 'Files, tickets, the rest'). */
export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    news: build.infiniteQuery<News, void, NewsPlace | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: placeAfter },
      query: ({ pageParam }) => ({ url: '/news', params: pageParam ?? undefined }),
      extraOptions: { isOfFrame: true },
      providesTags: [{ type: 'News', id: 'LIST' }],
      // Each opening asks for the news of that moment.
      keepUnusedDataFor: 0,
    }),
    markNewsSeen: build.mutation<void, string>({
      query: (until) => ({ url: '/news/seen', method: 'POST', body: { until } }),
      // The next opening tries again.
      extraOptions: { handlesErrors: true },
      invalidatesTags: [{ type: 'News', id: 'COUNT' }],
    }),
  }),
});
