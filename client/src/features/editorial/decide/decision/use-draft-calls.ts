import { useCallback, useRef, useState } from 'react';
import { type Decision, DECISIONS, type DraftLetter } from '@contracts';
import { errorMessage, isApiError } from '../../../../shared/api/api-error';
import type { Copy } from '../../../../shared/saving/use-copy';
import { decisionDraftApi } from '../../api/decision-draft-api';

/** Letters by decision, so that a temporary choice of another decision loses nothing. */
export interface Prepared {
  decision: Decision | null;
  letters: Partial<Record<Decision, DraftLetter>>;
}

interface Failure {
  problem: string;
  /** True if another window has saved meanwhile. */
  overtaken: boolean;
}

interface Latest {
  version: number;
  /** The letters that the server had from or for this window. What another window wrote for other decisions is not overwritten. */
  letters: Prepared['letters'];
  ended: boolean;
  overtaken: boolean;
}

const isConflict = (error: unknown): boolean => isApiError(error) && error.code === 'CONFLICT';

/** True if both are the same text for the same people. The database returns fields in another order, so texts of JSON do not show it. */
export const isSameLetter = (one: DraftLetter | undefined, other: DraftLetter | undefined): boolean =>
  one === other || (!!one && !!other && partsOf(one) === partsOf(other));

const partsOf = ({ to, cc, replyTo, subject, text }: DraftLetter): string =>
  JSON.stringify([to, cc, replyTo, subject, text]);

/** The decisions whose letters are to be sent: the chosen one last, since the server keeps the last as the choice. */
function unsaved({ decision, letters }: Prepared, onServer: Prepared['letters']): Decision[] {
  const others = DECISIONS.filter((one) => one !== decision && !isSameLetter(letters[one], onServer[one]));
  return decision === null ? [] : [...others.filter((one) => letters[one]), decision];
}

/** Runs calls one after the other. */
function useInOrder(): (call: () => Promise<void>) => Promise<void> {
  const last = useRef(Promise.resolve());
  return useCallback((call) => {
    const done = last.current.then(call);
    last.current = done.catch(() => undefined);
    return done;
  }, []);
}

/** What the server had when the page was opened. */
type KnownDraft = Pick<Latest, 'version' | 'letters'>;

/** The draft's calls in order, each with the version that the last one returned. A saved text needs no copy in the browser. */
export function useDraftCalls(articleId: string, first: KnownDraft, copy: Copy<Prepared>) {
  const [discardDraft] = decisionDraftApi.useDiscardDecisionDraftMutation();
  const [read] = decisionDraftApi.useLazyDecisionDraftQuery();
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef<Latest>({ ...first, ended: false, overtaken: false });
  const inOrder = useInOrder();
  const save = useSave(articleId, { copy, inOrder, latest, report: setFailure });
  const discard = useCallback(
    () =>
      inOrder(async () => {
        const { draftVersion } = await discardDraft(articleId).unwrap();
        latest.current = { ...latest.current, version: draftVersion, letters: {}, overtaken: false };
        setFailure(null);
        copy.end();
      }),
    [articleId, copy, discardDraft, inOrder],
  );
  /** Lets this window overwrite what the other one has saved up to now. */
  const overrule = useCallback(async () => {
    const { data } = await read(articleId);
    if (!data) return;
    latest.current = { ...latest.current, version: data.draftVersion, overtaken: false };
    setFailure(null);
  }, [articleId, read]);
  const end = useCallback(() => {
    latest.current = { ...latest.current, ended: true };
    copy.end();
  }, [copy]);
  return { save, discard, overrule, end, problem: failure?.problem ?? null, overtaken: failure?.overtaken === true };
}

interface Saving {
  copy: Copy<Prepared>;
  inOrder: ReturnType<typeof useInOrder>;
  latest: { current: Latest };
  report(failure: Failure | null): void;
}

/** Saves the letters that the server does not have, and the chosen decision; throws if one is refused. */
function useSave(articleId: string, { copy, inOrder, latest, report }: Saving) {
  const [saveDraft] = decisionDraftApi.useSaveDecisionDraftMutation();
  return useCallback(
    (prepared: Prepared) =>
      inOrder(async () => {
        if (latest.current.ended || prepared.decision === null) return;
        if (latest.current.overtaken) throw new Error('CONFLICT');
        let refused: Error | null = null;
        for (const decision of unsaved(prepared, latest.current.letters)) {
          const letter = prepared.letters[decision] ?? null;
          const answer = await saveDraft({ articleId, decision, letter, draftVersion: latest.current.version });
          if (answer.error) {
            const overtaken = isConflict(answer.error);
            latest.current = { ...latest.current, overtaken };
            report({ problem: errorMessage(answer.error), overtaken });
            refused = answer.error as Error;
            // The chosen letter is saved even if the letter of another decision is refused.
            if (overtaken) break;
            continue;
          }
          const letters = { ...latest.current.letters, ...(letter && { [decision]: letter }) };
          latest.current = { ...latest.current, version: answer.data.draftVersion, letters };
        }
        if (refused) throw refused;
        report(null);
        if (JSON.stringify(copy.stored()) === JSON.stringify(prepared)) copy.drop();
      }),
    [articleId, copy, inOrder, latest, report, saveDraft],
  );
}
