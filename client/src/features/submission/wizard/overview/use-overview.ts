import { useEffect, useEffectEvent } from 'react';
import type { ArticleView, OverviewProgress } from '@contracts';
import { errorMessage } from '../../../../shared/api/api-error';
import { articleApi } from '../../../../shared/api/article-api';
import { draftsApi } from '../../api/drafts-api';

/** Polling intervals in milliseconds: during generation, and after a failure, from which the server may recover automatically. */
const PROGRESS_POLL_MS = 500;
const FAILURE_POLL_MS = 5_000;

export interface OverviewMaker {
  article: ArticleView;
  /** Saves unsaved text first, since the overview must show exactly that. */
  beforeOverview(): Promise<ArticleView | null>;
  onMade(article: ArticleView): void;
  /** The step after a generated overview. */
  then(articleId: string): Promise<void>;
}

export interface OverviewState {
  isMaking: boolean;
  /** Null until the first answer from the server. */
  progress: OverviewProgress | null;
  /** The reason why the last generation failed; null if it did not fail. */
  failure: string | null;
  generate(): Promise<void>;
}

/** Generates the overview for the current content and follows its progress, even if it was requested on an earlier visit. */
export function useOverview({ article, beforeOverview, onMade, then }: OverviewMaker): OverviewState {
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
    if (!saved || 'error' in (await make({ articleId: saved.id }))) return;
    await adopt(saved.id);
    await then(saved.id);
  };
  const isMaking = isLoading || progress?.state === 'making';
  const failureMessage = progress?.state === 'failed' ? progress.message : null;
  const failure =
    isMaking || isMade || article.overviewCurrent ? null : (failureMessage ?? (error ? errorMessage(error) : null));
  return { isMaking, progress, failure, generate };
}

/** The latest progress from the server, polled while a generation is running. */
function useProgress({ id, overviewCurrent }: ArticleView, isAsked: boolean): OverviewProgress | null {
  const { data } = draftsApi.endpoints.overviewProgress.useQueryState(id);
  const waits = isAsked || data?.state === 'making';
  draftsApi.endpoints.overviewProgress.useQuerySubscription(id, {
    pollingInterval: waits ? PROGRESS_POLL_MS : data?.state === 'failed' ? FAILURE_POLL_MS : 0,
    refetchOnMountOrArgChange: true,
    skip: overviewCurrent && !isAsked,
  });
  return data ?? null;
}
