import { useCallback, useMemo, useState } from 'react';
import type { ArticleFields } from '@contracts';
import { draftCopy } from '../../../../shared/saving/draft-copy';
import { useUser } from '../../../../shared/state/hooks';

type Changes = Partial<ArticleFields>;

export interface KeptChanges {
  /** Typed here earlier and never saved; null when there is nothing of the kind. */
  unsent: Changes | null;
  keep(articleId: string | undefined, changes: Changes): void;
  drop(articleId: string | undefined): void;
  /** Offers what was kept, as after a reload. */
  offer(articleId: string | undefined): void;
  /** The person has said what shall become of it. */
  settle(): void;
}

/** A copy of unsaved changes in this browser, so that neither an ended session nor a closed tab loses them. */
export function useKeptChanges(articleId: string | undefined): KeptChanges {
  const userId = useUser().id;
  const keyOf = useCallback((id: string | undefined) => `${userId}:article:${id ?? 'new'}`, [userId]);
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
