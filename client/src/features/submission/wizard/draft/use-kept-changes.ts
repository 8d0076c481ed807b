import { useCallback, useMemo, useState } from 'react';
import type { ArticleFields } from '@contracts';
import { draftCopy } from '../../../../shared/saving/draft-copy';
import { useUser } from '../../../../shared/state/hooks';

type Changes = Partial<ArticleFields>;

export interface KeptChanges {
  /** Changes typed here earlier and never saved; null if there are none. */
  unsent: Changes | null;
  keep(articleId: string | undefined, changes: Changes): void;
  drop(articleId: string | undefined): void;
  /** Offers the stored changes, as after a reload. */
  offer(articleId: string | undefined): void;
  /** Called once the person has decided about them. */
  settle(): void;
}

/** The name of the copy of a draft, or of one that has no id yet. */
export const draftCopyKey = (userId: string, articleId: string | undefined): string =>
  `${userId}:article:${articleId ?? 'new'}`;

/** A copy of unsaved changes in this browser, so that an expired session or a closed tab does not lose them. */
export function useKeptChanges(articleId: string | undefined): KeptChanges {
  const userId = useUser().id;
  const keyOf = useCallback((id: string | undefined) => draftCopyKey(userId, id), [userId]);
  const [unsent, setUnsent] = useState(() => draftCopy.read<Changes>(keyOf(articleId))?.value ?? null);
  const keep = useCallback((id: string | undefined, changes: Changes) => draftCopy.keep(keyOf(id), changes), [keyOf]);
  const drop = useCallback((id: string | undefined) => draftCopy.drop(keyOf(id)), [keyOf]);
  const offer = useCallback(
    (id: string | undefined) => setUnsent(draftCopy.read<Changes>(keyOf(id))?.value ?? null),
    [keyOf],
  );
  const settle = useCallback(() => setUnsent(null), []);
  return useMemo(() => ({ unsent, keep, drop, offer, settle }), [unsent, keep, drop, offer, settle]);
}
