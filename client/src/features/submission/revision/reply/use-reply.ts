import { useCallback, useEffect, useRef, useState } from 'react';
import type { RebuttalAnswer, RebuttalDraft } from '@contracts';
import { isApiError } from '../../../../shared/api/api-error';
import { draftCopy } from '../../../../shared/saving/draft-copy';
import { type Autosave, useAutosave } from '../../../../shared/saving/use-autosave';
import { useUser } from '../../../../shared/state/hooks';
import { rebuttalApi } from '../../api/rebuttal-api';

const EVERY_MS = 10_000;

export interface Reply {
  draft: RebuttalDraft;
  autosave: Autosave;
  open(text: string): void;
  answer(point: string, text: string): void;
  /** True if another window has saved the reply since this one loaded it. Saving stops until the author chooses. */
  overtaken: boolean;
  keepThis(): void;
  /** Text typed here that never reached the server; null if none. */
  unsent: RebuttalDraft | null;
  takeUnsent(): void;
  dropUnsent(): void;
}

const textOf = ({ opening, replies }: RebuttalDraft): string =>
  JSON.stringify([
    opening.trim(),
    Object.entries(replies)
      .filter(([, text]) => text.trim() !== '')
      .sort(),
  ]);
const isSame = (one: RebuttalDraft, other: RebuttalDraft): boolean => textOf(one) === textOf(other);

/** A reply being written: saved on the server when typing pauses or a field is left, with a copy in this browser until then. */
export function useReply(articleId: string, stored: RebuttalAnswer): Reply {
  const copyKey = `${useUser().id}:reply:${articleId}`;
  const [draft, setDraft] = useState<RebuttalDraft>(() => ({ opening: stored.opening, replies: stored.replies }));
  const [unsent, setUnsent] = useState(() => {
    const kept = draftCopy.read<RebuttalDraft>(copyKey)?.value ?? null;
    return kept && !isSame(kept, stored) ? kept : null;
  });
  const { save, overtaken, overrule } = useSaver(articleId, stored.draftVersion, copyKey);
  const autosave = useAutosave({ value: draft, save, everyMs: EVERY_MS, enabled: !overtaken });
  const change = (next: RebuttalDraft): void => {
    setDraft(next);
    draftCopy.keep(copyKey, next);
  };
  const [chosen, setChosen] = useState(0);
  const { saveNow } = autosave;
  useEffect(() => {
    if (chosen > 0) void saveNow();
  }, [chosen, saveNow]);
  return {
    draft,
    autosave,
    overtaken,
    unsent,
    open: (opening) => change({ ...draft, opening }),
    answer: (point, text) => change({ ...draft, replies: { ...draft.replies, [point]: text } }),
    keepThis: () => {
      overrule();
      setDraft({ ...draft });
      setChosen(chosen + 1);
    },
    takeUnsent: () => {
      if (unsent) change(unsent);
      setUnsent(null);
    },
    dropUnsent: () => {
      draftCopy.drop(copyKey);
      setUnsent(null);
    },
  };
}

/** Saves one at a time, each against the saving before it. */
function useSaver(articleId: string, seen: number, copyKey: string) {
  const [send] = rebuttalApi.useSaveRebuttalMutation();
  const [overtaken, setOvertaken] = useState(false);
  const last = useRef<{ seen: number | undefined; turn: Promise<unknown> }>({ seen, turn: Promise.resolve() });
  const write = useCallback(
    async (draft: RebuttalDraft): Promise<void> => {
      try {
        const saved = await send({ articleId, draft, draftVersion: last.current.seen }).unwrap();
        last.current.seen = saved.draftVersion;
        const kept = draftCopy.read<RebuttalDraft>(copyKey)?.value;
        // What was typed during the save is not on the server yet.
        if (kept && isSame(kept, draft)) draftCopy.drop(copyKey);
      } catch (error) {
        if (isApiError(error) && error.code === 'CONFLICT') setOvertaken(true);
        throw error;
      }
    },
    [articleId, copyKey, send],
  );
  const save = useCallback(
    (draft: RebuttalDraft): Promise<void> => {
      const turn = last.current.turn.catch(() => undefined).then(() => write(draft));
      last.current.turn = turn;
      return turn;
    },
    [write],
  );
  const overrule = (): void => {
    last.current.seen = undefined;
    setOvertaken(false);
  };
  return { save, overtaken, overrule };
}
