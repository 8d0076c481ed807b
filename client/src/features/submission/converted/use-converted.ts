import { useEffect, useEffectEvent } from 'react';
import type { ArticleView, DocumentsProgress } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { articleApi } from '../../../shared/api/article-api';
import { convertedApi } from '../api/converted-api';

/** Milliseconds between progress polls during a conversion. */
const PROGRESS_POLL_MS = 500;

export interface Converted {
  isMaking: boolean;
  /** Null until the first answer from the server. */
  progress: DocumentsProgress | null;
  /** The reason why the last conversion failed; null if it did not fail. */
  failure: string | null;
  make(articleId: string): Promise<void>;
}

/**
 * Converts the manuscript and follows the progress, even if the conversion was started on an earlier visit. `onMade` is for screens that
 * keep the article.
 */
export function useConverted(article: ArticleView, onMade?: (article: ArticleView) => void): Converted {
  const { id, convertedCurrent } = article;
  const [convert, { isLoading, error }] = convertedApi.useConvertManuscriptMutation();
  const [read] = articleApi.useLazyArticleQuery();
  const { data } = convertedApi.endpoints.conversion.useQueryState(id);
  convertedApi.endpoints.conversion.useQuerySubscription(id, {
    pollingInterval: isLoading || data?.state === 'making' ? PROGRESS_POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const adopt = async (articleId: string): Promise<void> => {
    const made = await read(articleId);
    if (made.data) onMade?.(made.data);
  };
  const adoptPresent = useEffectEvent(() => void adopt(id));
  const isMade = data?.state === 'ready' && !convertedCurrent;
  useEffect(() => {
    if (isMade && !isLoading) adoptPresent();
  }, [isMade, isLoading]);
  const make = async (articleId: string): Promise<void> => {
    if (!('error' in (await convert({ articleId })))) await adopt(articleId);
  };
  const isMaking = isLoading || data?.state === 'making';
  const failureMessage = data?.state === 'failed' ? data.message : null;
  const failure = isMaking || convertedCurrent ? null : (failureMessage ?? (error ? errorMessage(error) : null));
  return { isMaking, progress: data ?? null, failure, make };
}
