import { useEffect, useState } from 'react';
import type { NewsItem } from '@contracts';
import { useUser } from '../../../shared/state/hooks';
import { newsApi } from './news-api';

/** The query of the lines, which of them are new, and 'mark all as read'. */
export function useNews() {
  const query = newsApi.useNewsInfiniteQuery();
  const items = (query.data?.pages ?? []).flatMap((page) => page.items);
  const [newest] = items;
  const since = useSince(query.data?.pages[0]?.seenUntil);
  useMarkSeen(newest, since.at);
  return {
    query,
    items: query.data && items,
    isNew: (item: NewsItem): boolean => since.at !== undefined && item.at > since.at,
    markAll: newest && newest.at > (since.at ?? newest.at) ? () => since.set(newest.at) : undefined,
  };
}

/** Lines stay marked as new while the list is open, although the server counts them as seen. */
function useSince(seenUntil: string | undefined) {
  const [at, set] = useState(seenUntil);
  if (at === undefined && seenUntil !== undefined) set(seenUntil);
  return { at, set };
}

/** What is on the screen counts as seen; for another person, under login-as, it does not. */
function useMarkSeen(newest: NewsItem | undefined, since: string | undefined): void {
  const [mark] = newsApi.useMarkNewsSeenMutation();
  const acting = useUser().actor !== undefined;
  const until = newest && since !== undefined && newest.at > since && !acting ? newest.at : undefined;
  useEffect(() => {
    if (until !== undefined) void mark(until);
  }, [mark, until]);
}
