import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { detailsApi } from '../../api/details-api';
import type { Moment } from './moment';
import { entryOf, inAddress, namedMoment, withoutMoment } from './named-moment';

/** What the address requests: nothing of the past, a moment that is loading or failed, or a moment. */
export interface ChosenMoment {
  /** True as soon as the address names a moment or an entry of the log. */
  isRequested: boolean;
  moment: Moment | null;
  /** ISO 8601; null while the time of the entry is not known yet. */
  at: string | null;
  error: unknown;
  refetch: () => unknown;
  leave: () => void;
}

/** The moment that the address names. The parts of the article's own page are shown as of that moment. */
export function useChosenMoment(articleId: string): ChosenMoment {
  const [params, setParams] = useSearchParams();
  const isDetails = useLocation().pathname.startsWith('/articleDetails/');
  const named = isDetails ? namedMoment(params) : null;
  const byEntry = named !== null && 'entry' in named;
  const log = detailsApi.useArticleLogQuery(articleId, { skip: !byEntry || articleId === '' });
  const chosen = byEntry ? (entryOf(named, log.data ?? [])?.actionTime ?? null) : null;
  const at = named !== null && 'at' in named ? named.at : chosen;
  const then = detailsApi.useArticleAsOfQuery({ articleId, at: at ?? '' }, { skip: at === null || articleId === '' });
  const leave = useCallback(() => {
    setParams(
      (before) => {
        const next = withoutMoment(before);
        if (next.get('tab') === 'files') next.delete('tab');
        return next;
      },
      { preventScrollReset: true },
    );
  }, [setParams]);
  // The log may have no such entry, as with a bookmark of another article. Then the present is shown.
  const isRequested = named !== null && (!byEntry || log.data === undefined || chosen !== null);
  const article = isRequested && at !== null && then.data?.id === articleId ? then.data : undefined;
  return {
    isRequested,
    at,
    moment: article && at !== null && named !== null ? { at, address: inAddress(named), article } : null,
    error: (byEntry ? log.error : undefined) ?? then.error,
    refetch: byEntry && log.error ? log.refetch : then.refetch,
    leave,
  };
}
