import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ArticleLogEntry } from '@contracts';
import { detailsApi } from '../../api/details-api';
import type { Moment } from './moment';

/** What the address asks for: nothing of the past, a moment that is loading or failed, or a moment. */
export interface ChosenMoment {
  /** True as soon as the address names an entry of the log. */
  wanted: boolean;
  moment: Moment | null;
  chosen: ArticleLogEntry | null;
  error: unknown;
  refetch: () => unknown;
  leave: () => void;
}

/** The entry of the log that the address names; the parts of the article's own page are shown as of then. */
export function useChosenMoment(articleId: string): ChosenMoment {
  const [params, setParams] = useSearchParams();
  const isDetails = useLocation().pathname.startsWith('/articleDetails/');
  const named = params.get('entry');
  const entry = isDetails && named !== null && /^\d{1,6}$/.test(named) ? Number(named) : null;
  const log = detailsApi.useArticleLogQuery(articleId, { skip: entry === null || articleId === '' });
  const chosen = log.data?.find((one) => one.entry === entry) ?? null;
  const at = chosen?.actionTime ?? '';
  const then = detailsApi.useArticleAsOfQuery({ articleId, at }, { skip: chosen === null });
  const leave = useCallback(() => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('entry');
        if (next.get('tab') === 'files') next.delete('tab');
        return next;
      },
      { preventScrollReset: true },
    );
  }, [setParams]);
  // The log may have no such entry, as in a bookmark of another article: then the present is shown.
  const wanted = entry !== null && (log.data === undefined || chosen !== null);
  const article = wanted && chosen && then.data?.id === articleId ? then.data : undefined;
  return {
    wanted,
    chosen,
    moment: article ? { at, entry: entry ?? 0, article } : null,
    error: log.error ?? then.error,
    refetch: log.error ? log.refetch : then.refetch,
    leave,
  };
}
