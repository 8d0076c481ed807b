import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Decision, DraftLetter, KeptDecisionDraft } from '@contracts';
import { errorMessage } from '../../../../shared/api/api-error';
import { type Autosave, useAutosave } from '../../../../shared/saving/use-autosave';
import { decisionDraftApi } from '../../api/decision-draft-api';

/** Short enough that a pause in typing saves the draft, and another device shows the same letter. */
const AUTOSAVE_MS = 1_500;

/** Letters by decision, so that a temporary choice of another decision loses nothing. */
interface Prepared {
  decision: Decision | null;
  letters: Partial<Record<Decision, DraftLetter>>;
}

export interface DecisionDraftState extends Autosave {
  decision: Decision | null;
  /** The edited letter of the chosen decision; undefined while the suggested one is unchanged. */
  letter: DraftLetter | undefined;
  /** Why the draft cannot be saved. */
  problem: string | null;
  choose(decision: Decision): void;
  write(letter: DraftLetter): void;
  /** Removes choice and letters, here and on the server. */
  discard(): Promise<void>;
  /** Called when the decision has been sent, so there is nothing to keep. */
  end(): void;
}

const startOf = ({ draft }: KeptDecisionDraft): Prepared => ({
  decision: draft?.decision ?? null,
  letters: draft?.letter ? { [draft.decision]: draft.letter } : {},
});

/** Choice and letter of a decision, stored on the server while the person prepares them. */
export function useDecisionDraft(articleId: string, storedDraft: KeptDecisionDraft): DecisionDraftState {
  const [prepared, setPrepared] = useState(() => startOf(storedDraft));
  const { save, discard, problem, end } = useDraftCalls(articleId, storedDraft.draftVersion);
  const { state, savedAt, saveNow } = useAutosave({ value: prepared, save, everyMs: AUTOSAVE_MS });
  // Leaving the page, by a link or by going back, saves what was typed last.
  useEffect(() => () => void saveNow(), [saveNow]);
  const changes = useMemo(
    () => ({
      choose: (decision: Decision) => setPrepared(({ letters }) => ({ decision, letters })),
      write: (letter: DraftLetter) =>
        setPrepared(({ decision, letters }) => ({
          decision,
          letters: decision ? { ...letters, [decision]: letter } : letters,
        })),
      discard: async () => {
        await discard();
        setPrepared({ decision: null, letters: {} });
      },
      end,
    }),
    [discard, end],
  );
  const { decision, letters } = prepared;
  return { state, savedAt, saveNow, problem, decision, letter: decision ? letters[decision] : undefined, ...changes };
}

/** The calls in order, each with the version that the last one returned. */
function useDraftCalls(articleId: string, firstVersion: number) {
  const [saveDraft] = decisionDraftApi.useSaveDecisionDraftMutation();
  const [discardDraft] = decisionDraftApi.useDiscardDecisionDraftMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const version = useRef(firstVersion);
  const ended = useRef(false);
  const last = useRef(Promise.resolve());
  const inOrder = useCallback((call: () => Promise<void>): Promise<void> => {
    const done = last.current.then(call);
    last.current = done.catch(() => undefined);
    return done;
  }, []);
  const save = useCallback(
    ({ decision, letters }: Prepared) =>
      inOrder(async () => {
        if (ended.current || decision === null) return;
        const letter = letters[decision] ?? null;
        const answer = await saveDraft({ articleId, decision, letter, draftVersion: version.current });
        setProblem(answer.error ? errorMessage(answer.error) : null);
        if (answer.error) throw answer.error as Error;
        version.current = answer.data.draftVersion;
      }),
    [articleId, inOrder, saveDraft],
  );
  const discard = useCallback(
    () =>
      inOrder(async () => {
        version.current = (await discardDraft(articleId).unwrap()).draftVersion;
        setProblem(null);
      }),
    [articleId, discardDraft, inOrder],
  );
  const end = useCallback(() => void (ended.current = true), []);
  return { save, discard, problem, end };
}
