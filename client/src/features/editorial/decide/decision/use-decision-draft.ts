import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Decision, DraftLetter, KeptDecisionDraft } from '@contracts';
import { type Autosave, useAutosave } from '../../../../shared/saving/use-autosave';
import { type Copy, useCopy } from '../../../../shared/saving/use-copy';
import { useUser } from '../../../../shared/state/hooks';
import { changesFrom, hasLetters, type Prepared, useDraftCalls } from './use-draft-calls';

/** Short enough that a pause in typing saves the draft, and another device shows the same letter. */
const AUTOSAVE_MS = 1_500;

export interface DecisionDraftState extends Autosave {
  decision: Decision | null;
  /** The edited letter of the chosen decision; undefined while the suggested one is unchanged. */
  letter: DraftLetter | undefined;
  /** Changes when other letters replace those on the page. An editor shows only the letter with which it was opened. */
  edition: number;
  /** Why the draft cannot be saved. */
  problem: string | null;
  /** True if another window has saved the draft since this one loaded it. Saving stops until the person chooses a text. */
  overtaken: boolean;
  /** When letters were typed in this browser that never reached the server; null if there are none. */
  recoveredAt: string | null;
  choose(decision: Decision): void;
  write(letter: DraftLetter): void;
  /** Removes choice and letters, here and on the server. */
  discard(): Promise<void>;
  /** Called when the decision has been sent, or when the text of another window replaces this one, so there is nothing to keep. */
  end(): void;
  /** Saves the text of this window over that of the other one. */
  keepThis(): Promise<void>;
  takeRecovered(): void;
  dropRecovered(): void;
}

const startOf = ({ draft }: KeptDecisionDraft): Prepared => ({
  decision: draft?.decision ?? null,
  letters: draft?.letters ?? {},
});

/** Choice and letter of a decision on one revision, stored on the server while the person prepares them, with a copy in the browser. */
export function useDecisionDraft(
  { id: articleId, revision }: { id: string; revision: number },
  storedDraft: KeptDecisionDraft,
): DecisionDraftState {
  const [first] = useState(() => startOf(storedDraft));
  const [prepared, setPrepared] = useState(first);
  const copy = useCopy<Prepared>(`${useUser().id}:decision:${articleId}:${revision}`, (stored) =>
    hasLetters(changesFrom(first.letters, stored)),
  );
  const { save, keep, ...calls } = useDraftCalls(articleId, { version: storedDraft.draftVersion, ...first }, copy);
  const { state, savedAt, saveNow } = useAutosave({ value: prepared, save, everyMs: AUTOSAVE_MS });
  // Leaving the page, by a link or by going back, saves what was typed last.
  useEffect(() => () => void saveNow(), [saveNow]);
  useEffect(() => {
    if (prepared !== first && prepared.decision !== null) keep(prepared);
  }, [first, keep, prepared]);
  const changes = useChanges(setPrepared, calls.discard);
  const recovering = useRecovered(copy, setPrepared);
  const keepThis = async (): Promise<void> => {
    await calls.overrule();
    await saveNow();
  };
  const { decision, letters } = prepared;
  const letter = decision ? letters[decision] : undefined;
  return { state, savedAt, saveNow, decision, letter, keepThis, ...calls, ...changes, ...recovering };
}

type Put = (change: (now: Prepared) => Prepared) => void;

function useChanges(put: Put, discard: () => Promise<void>): Pick<DecisionDraftState, 'choose' | 'write' | 'discard'> {
  return useMemo(
    () => ({
      choose: (decision) => put(({ letters }) => ({ decision, letters })),
      write: (letter) =>
        put(({ decision, letters }) => ({
          decision,
          letters: decision ? { ...letters, [decision]: letter } : letters,
        })),
      discard: async () => {
        await discard();
        put(() => ({ decision: null, letters: {} }));
      },
    }),
    [discard, put],
  );
}

/** Letters of an earlier visit, until the person has taken or discarded them. */
function useRecovered(copy: Copy<Prepared>, put: Put) {
  const [recovered, setRecovered] = useState(copy.found);
  const [edition, setEdition] = useState(0);
  const dropRecovered = useCallback((): void => {
    copy.settle();
    setRecovered(null);
  }, [copy]);
  const takeRecovered = (): void => {
    if (!recovered) return;
    const { decision, letters: found } = recovered.value;
    put(({ letters }) => ({ decision, letters: { ...letters, ...found } }));
    setEdition(edition + 1);
    dropRecovered();
  };
  return { recoveredAt: recovered?.at ?? null, edition, takeRecovered, dropRecovered };
}
