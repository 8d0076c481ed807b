import { useEffect, useState } from 'react';
import type { NewsItem } from '@contracts';
import { useUser } from '../../../shared/state/hooks';
import { newsApi } from './news-api';

/** The query of the news, which lines are new, and 'mark all as read' once there were new lines since the list was opened. */
export function useNews() {
  const query = newsApi.useNewsInfiniteQuery();
  const items = (query.data?.pages ?? []).flatMap((page) => page.items);
  const [newest] = items;
  const since = useSince(query.data?.pages[0]?.seenUntil);
  useMarkSeen(newest, since.opened);
  return {
    query,
    items: query.data && items,
    isNew: (item: NewsItem): boolean => isLater(item, since.at),
    hadNew: isLater(newest, since.opened),
    markAll: newest && isLater(newest, since.at) ? () => since.set(newest.at) : undefined,
  };
}

const isLater = (item: NewsItem | undefined, than: string | undefined): boolean =>
  item !== undefined && than !== undefined && item.at > than;

/** Lines stay marked as new while the list is open, although the server counts them as seen. */
function useSince(seenUntil: string | undefined) {
  const [opened, setOpened] = useState(seenUntil);
  const [marked, set] = useState<string>();
  if (opened === undefined && seenUntil !== undefined) setOpened(seenUntil);
  return { opened, at: marked ?? opened, set };
}

/** Marks the lines on the screen as seen, except under login-as. */
function useMarkSeen(newest: NewsItem | undefined, since: string | undefined): void {
  const [mark] = newsApi.useMarkNewsSeenMutation();
  const acting = useUser().actor !== undefined;
  const until = isLater(newest, since) && !acting ? newest?.at : undefined;
  useEffect(() => {
    if (until !== undefined) void mark(until);
  }, [mark, until]);
}
