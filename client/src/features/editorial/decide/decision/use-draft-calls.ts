import { useCallback, useRef, useState } from 'react';
import type { Decision, DraftLetter } from '@contracts';
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
  ended: boolean;
  overtaken: boolean;
}

const isConflict = (error: unknown): boolean => isApiError(error) && error.code === 'CONFLICT';

/** Runs calls one after the other. */
function useInOrder(): (call: () => Promise<void>) => Promise<void> {
  const last = useRef(Promise.resolve());
  return useCallback((call) => {
    const done = last.current.then(call);
    last.current = done.catch(() => undefined);
    return done;
  }, []);
}

/** The draft's calls in order, each with the version that the last one returned. A saved text needs no copy in the browser. */
export function useDraftCalls(articleId: string, firstVersion: number, copy: Copy<Prepared>) {
  const [discardDraft] = decisionDraftApi.useDiscardDecisionDraftMutation();
  const [read] = decisionDraftApi.useLazyDecisionDraftQuery();
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef<Latest>({ version: firstVersion, ended: false, overtaken: false });
  const inOrder = useInOrder();
  const save = useSave(articleId, { copy, inOrder, latest, report: setFailure });
  const discard = useCallback(
    () =>
      inOrder(async () => {
        const { draftVersion } = await discardDraft(articleId).unwrap();
        latest.current = { ...latest.current, version: draftVersion, overtaken: false };
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

/** Saves the chosen decision with its letter; throws if it is refused. */
function useSave(articleId: string, { copy, inOrder, latest, report }: Saving) {
  const [saveDraft] = decisionDraftApi.useSaveDecisionDraftMutation();
  return useCallback(
    (prepared: Prepared) =>
      inOrder(async () => {
        const { decision, letters } = prepared;
        const now = latest.current;
        if (now.ended || decision === null) return;
        if (now.overtaken) throw new Error('CONFLICT');
        const letter = letters[decision] ?? null;
        const answer = await saveDraft({ articleId, decision, letter, draftVersion: now.version });
        if (answer.error) {
          const overtaken = isConflict(answer.error);
          latest.current = { ...latest.current, overtaken };
          report({ problem: errorMessage(answer.error), overtaken });
          throw answer.error as Error;
        }
        report(null);
        latest.current = { ...latest.current, version: answer.data.draftVersion };
        if (JSON.stringify(copy.stored()) === JSON.stringify(prepared)) copy.drop();
      }),
    [articleId, copy, inOrder, latest, report, saveDraft],
  );
}
