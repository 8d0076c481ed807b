import { useCallback, useRef } from 'react';
import type { ArticleFields, ArticleView, SaveArticleRequest } from '@contracts';
import { isApiError } from '../../../../shared/api/api-error';
import { articleApi } from '../../../../shared/api/article-api';
import { fieldsOf } from './draft-fields';

interface Sent {
  changes: SaveArticleRequest;
  /** The fields as typed when these changes were sent. */
  fields: ArticleFields;
}

/** A save that the server has stored although it failed here. */
export interface StoredSave {
  article: ArticleView;
  fields: ArticleFields;
}

const isSame = (one: Sent, other: Sent): boolean =>
  one.fields === other.fields && one.changes.isCompleted === other.changes.isCompleted;

function isStored({ changes }: Sent, article: ArticleView): boolean {
  if (changes.isCompleted) return article.status !== 'DRAFT';
  const stored = fieldsOf(article);
  const names = (Object.keys(stored) as (keyof ArticleFields)[]).filter((name) => name in changes);
  return names.length > 0 && names.every((name) => JSON.stringify(stored[name]) === JSON.stringify(changes[name]));
}

/**
 * After a failed save, finds what the server has stored although its answer was lost. The next save is refused then, as if another person
 * had changed the draft. Whether a manuscript was submitted is read immediately.
 */
export function useLostAnswers(): (articleId: string, error: unknown, sent: Sent) => Promise<StoredSave | null> {
  const [read] = articleApi.useLazyArticleQuery();
  const lost = useRef<Sent[]>([]);
  return useCallback(
    async (articleId, error, sent) => {
      const statusCode = isApiError(error) ? error.statusCode : 500;
      const isLost = statusCode === 0 || statusCode >= 500;
      const candidates = isLost ? [sent].filter(({ changes }) => changes.isCompleted) : lost.current;
      if (isLost) lost.current = [...lost.current.filter((one) => !isSame(one, sent)), sent];
      if (candidates.length === 0 || (!isLost && statusCode !== 409)) return null;
      const article = await read(articleId)
        .unwrap()
        .catch(() => null);
      const found = article && candidates.findLast((one) => isStored(one, article));
      if (!found) return null;
      lost.current = [];
      return { article, fields: found.fields };
    },
    [read],
  );
}
