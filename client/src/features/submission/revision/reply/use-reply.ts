import { useCallback, useEffect, useState } from 'react';
import type { RebuttalAnswer, RebuttalDraft } from '@contracts';
import { type UnsavedCopy, useUnsavedCopy } from '../../../../shared/saving/unsaved/use-unsaved-copy';
import { type Autosave, useAutosave } from '../../../../shared/saving/use-autosave';
import { useTurns } from '../../../../shared/saving/use-turns';
import { useUser } from '../../../../shared/state/hooks';
import { useRunAndNotify } from '../../../../shared/state/use-run-and-notify';
import { rebuttalApi } from '../../api/rebuttal-api';
import { changesFrom, hasAll, isSame, type ReplyChanges, restored, sameFields, withChanges } from './reply-changes';

type ReplyCopy = UnsavedCopy<RebuttalDraft, ReplyChanges>;

const AUTOSAVE_MS = 10_000;
const PARTS = { changesFrom, sameFields, hasAll };

export interface Reply {
  draft: RebuttalDraft;
  autosave: Autosave;
  open(text: string): void;
  answer(point: string, text: string): void;
  /** True if another window has saved the reply since this one loaded it. Saving stops until the author chooses. */
  overtaken: boolean;
  /** Saves this window's texts; replies that only the other window wrote are kept. */
  keepThis(): Promise<void>;
  /** Discards this window's texts. */
  giveWay(): void;
  /** When text was typed here that never reached the server; null if there is none. */
  unsentAt: string | null;
  takeUnsent(): void;
  dropUnsent(): void;
}

/** A reply being written: saved on the server when typing pauses or a field is left, with a copy in this browser until then. */
export function useReply(articleId: string, stored: RebuttalAnswer): Reply {
  const [base] = useState<RebuttalDraft>({ opening: stored.opening, replies: stored.replies });
  const copy = useUnsavedCopy(`${useUser().id}:reply:${articleId}`, base, PARTS);
  const [draft, setDraft] = useState(base);
  const [unsent, setUnsent] = useState(copy.found);
  const { save, overtaken, overrule } = useSaver(articleId, stored.draftVersion, copy);
  const autosave = useAutosave({ value: draft, save, everyMs: AUTOSAVE_MS, enabled: !overtaken });
  const { keep } = copy;
  // Also after 'Keep this text', so that the copy is compared with the merged text.
  useEffect(() => {
    if (draft !== base) keep(draft);
  }, [base, draft, keep]);
  const settle = (): void => {
    copy.settle();
    setUnsent(null);
  };
  const keepThis = useMergeAndSave(articleId, autosave.saveNow, (theirs) => {
    overrule(theirs.draftVersion);
    setDraft((now) => withChanges(theirs, changesFrom(base, now)));
  });
  return {
    draft,
    autosave,
    overtaken,
    unsentAt: unsent?.at ?? null,
    open: (opening) => setDraft({ ...draft, opening }),
    answer: (point, text) => setDraft({ ...draft, replies: { ...draft.replies, [point]: text } }),
    keepThis,
    giveWay: copy.end,
    takeUnsent: () => {
      if (unsent) setDraft(restored(draft, unsent));
      settle();
    },
    dropUnsent: settle,
  };
}

/**
 * Reads the reply that the other window saved, calls `merge` to apply this window's texts to it, and saves. If it cannot be read, nothing is
 * saved, because that would overwrite it.
 */
function useMergeAndSave(
  articleId: string,
  saveNow: Autosave['saveNow'],
  merge: (theirs: RebuttalAnswer) => void,
): () => Promise<void> {
  const [read] = rebuttalApi.useLazyLatestRebuttalQuery();
  const run = useRunAndNotify();
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    if (chosen > 0) void saveNow();
  }, [chosen, saveNow]);
  return () =>
    run(async () => {
      merge(await read(articleId).unwrap());
      setChosen(chosen + 1);
    });
}

/** Saves the drafts of one reply. */
function useSaver(articleId: string, seen: number, copy: ReplyCopy) {
  const [send] = rebuttalApi.useSaveRebuttalMutation();
  const [readReply] = rebuttalApi.useLazyLatestRebuttalQuery();
  const read = useCallback(async () => {
    const { opening, replies, draftVersion } = await readReply(articleId).unwrap();
    return { text: { opening, replies }, draftVersion };
  }, [articleId, readReply]);
  const { overtaken, overrule, saved, inTurn } = useTurns<RebuttalDraft>({ seen, read, isSame });
  const save = useCallback(
    (draft: RebuttalDraft): Promise<void> =>
      inTurn(draft, async (draftVersion) => {
        saved((await send({ articleId, draft, draftVersion }).unwrap()).draftVersion);
        copy.saved(draft);
      }),
    [articleId, copy, inTurn, saved, send],
  );
  return { save, overtaken, overrule };
}
