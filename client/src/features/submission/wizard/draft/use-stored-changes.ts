import { useMemo, useRef, useState } from 'react';
import type { ArticleFields } from '@contracts';
import { draftCopy, type Found, newVisit } from '../../../../shared/saving/draft-copy';
import { useUser } from '../../../../shared/state/hooks';

type Changes = Partial<ArticleFields>;

export interface StoredChanges {
  /** Changes typed here earlier and never saved; null if there are none. */
  unsent: Found<Changes> | null;
  /** `base`: what the changed fields started from. */
  store(articleId: string | undefined, changes: Changes, base: Changes): void;
  /** Removes the changes that this window keeps, because they are saved. */
  drop(articleId: string | undefined): void;
  /** Offers the stored changes, as after a reload. */
  offer(articleId: string | undefined): void;
  /** Called once the person has taken or discarded the offered changes. */
  settle(): void;
}

/** The key of the copies of a draft, or of a draft that has no id yet. */
export const draftCopyKey = (userId: string, articleId: string | undefined): string =>
  `${userId}:article:${articleId ?? 'new'}`;

/** A copy of unsaved changes in this browser, so that an expired session or a closed tab does not lose them. */
export function useStoredChanges(articleId: string | undefined): StoredChanges {
  const userId = useUser().id;
  const visit = useRef(newVisit());
  const [offered, setOffered] = useState<Found<Changes> | null>(() => draftCopy.find(draftCopyKey(userId, articleId)));
  return useMemo(() => {
    const keyOf = (id: string | undefined): string => draftCopyKey(userId, id);
    return {
      unsent: offered,
      store: (id, changes, base) => draftCopy.store(keyOf(id), visit.current, changes, base),
      drop: (id) => draftCopy.drop(keyOf(id), visit.current),
      offer: (id) => {
        // Text typed before the person decides must not overwrite the offered changes.
        visit.current = newVisit();
        setOffered(draftCopy.find(keyOf(id)));
      },
      settle: () => {
        draftCopy.settle(offered);
        setOffered(null);
      },
    };
  }, [offered, userId]);
}
