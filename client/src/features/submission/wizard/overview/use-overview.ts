import { useEffect, useEffectEvent } from 'react';
import type { ArticleView, OverviewProgress } from '@contracts';
import { errorMessage } from '../../../../shared/api/api-error';
import { articleApi } from '../../../../shared/api/article-api';
import { draftsApi } from '../../api/drafts-api';

/** How often the server is asked, in milliseconds: while it makes the overview, and after a failure, which it mends by itself at times. */
const WHILE_MAKING = 500;
const AFTER_FAILURE = 5_000;

export interface OverviewMaker {
  article: ArticleView;
  /** Saves what was typed, since the overview must show exactly that. */
  beforeOverview(): Promise<ArticleView | null>;
  onMade(article: ArticleView): void;
}

export interface OverviewState {
  isMaking: boolean;
  /** Null until the server has told anything. */
  progress: OverviewProgress | null;
  /** Why the last one could not be made; null when nothing is wrong. */
  failure: string | null;
  generate(): Promise<void>;
}

/** The overview of the present content: asking for it, how far it is, and its end, also when it was asked for before one came here. */
export function useOverview({ article, beforeOverview, onMade }: OverviewMaker): OverviewState {
  const [make, { isLoading, error }] = draftsApi.useMakeOverviewMutation();
  const [read] = articleApi.useLazyArticleQuery();
  const progress = useProgress(article, isLoading);
  const adopt = async (id: string): Promise<void> => {
    const made = await read(id);
    if (made.data) onMade(made.data);
  };
  const adoptPresent = useEffectEvent(() => void adopt(article.id));
  const isMade = progress?.state === 'ready' && progress.version === article.version && !article.overviewCurrent;
  useEffect(() => {
    if (isMade && !isLoading) adoptPresent();
  }, [isMade, isLoading]);
  const generate = async (): Promise<void> => {
    const saved = await beforeOverview();
    if (saved && !('error' in (await make({ articleId: saved.id })))) await adopt(saved.id);
  };
  const isMaking = isLoading || progress?.state === 'making';
  const told = progress?.state === 'failed' ? progress.message : null;
  const failure = isMaking || isMade || article.overviewCurrent ? null : (told ?? (error ? errorMessage(error) : null));
  return { isMaking, progress, failure, generate };
}

/** What the server last told of the overview; asked again and again while there is something to wait for. */
function useProgress({ id, overviewCurrent }: ArticleView, isAsked: boolean): OverviewProgress | null {
  const { data } = draftsApi.endpoints.overviewProgress.useQueryState(id);
  const waits = isAsked || data?.state === 'making';
  draftsApi.endpoints.overviewProgress.useQuerySubscription(id, {
    pollingInterval: waits ? WHILE_MAKING : data?.state === 'failed' ? AFTER_FAILURE : 0,
    refetchOnMountOrArgChange: true,
    skip: overviewCurrent && !isAsked,
  });
  return data ?? null;
}
