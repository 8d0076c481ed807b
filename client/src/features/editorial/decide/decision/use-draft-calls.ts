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

interface Refusal {
  letter: DraftLetter;
  error: Error;
}

interface Latest {
  version: number;
  /** The letters that the server had from or for this window. What another window wrote for other decisions is not overwritten. */
  letters: Prepared['letters'];
  /** The choice that the server has; null if it may have another one. */
  decision: Decision | null;
  /** Letters whose text the server refused. They are sent again only after a change. */
  refused: Partial<Record<Decision, Refusal>>;
  ended: boolean;
  overtaken: boolean;
}

const isConflict = (error: unknown): boolean => isApiError(error) && error.code === 'CONFLICT';
const isRefusal = (error: unknown): boolean => isApiError(error) && error.statusCode === 400;

/** True if both are the same text for the same people. The database returns fields in another order. */
const isSameLetter = (one: DraftLetter | undefined, other: DraftLetter | undefined): boolean =>
  one === other || (!!one && !!other && inOneOrder(one) === inOneOrder(other));

const inOneOrder = (letter: DraftLetter): string => JSON.stringify(letter, Object.keys(letter).sort());

/** The part of a draft that the server does not have. Only this is stored and restored, so that letters of another window are kept. */
export function changesFrom(onServer: Prepared['letters'], { decision, letters }: Prepared): Prepared {
  const changed = DECISIONS.filter((one) => letters[one] && !isSameLetter(letters[one], onServer[one]));
  return { decision, letters: Object.fromEntries(changed.map((one) => [one, letters[one]])) };
}

/** True if there is a letter. A choice alone is quickly made again. */
export const hasLetters = ({ letters }: Prepared): boolean => Object.keys(letters).length > 0;

interface Unsaved {
  decision: Decision;
  letter: DraftLetter | null;
}

/** What is to be sent: the chosen decision last, since the server keeps the last as the choice. */
function unsaved(prepared: Prepared, latest: Latest): Unsaved[] {
  const { decision, letters: changed } = changesFrom(latest.letters, prepared);
  if (decision === null) return [];
  const letterOf = (one: Decision): DraftLetter | null => {
    const letter = prepared.letters[one];
    return isSameLetter(letter, latest.refused[one]?.letter) ? null : (letter ?? null);
  };
  const isNew = (one: Decision): boolean => changed[one] !== undefined && letterOf(one) !== null;
  const others = DECISIONS.filter((one) => one !== decision && isNew(one));
  const isStored = others.length === 0 && latest.decision === decision && !isNew(decision);
  return [...others, ...(isStored ? [] : [decision])].map((one) => ({ decision: one, letter: letterOf(one) }));
}

/** Why a letter of this draft was refused; undefined if none is. */
const refusalIn = ({ letters }: Prepared, { refused }: Latest): Error | undefined =>
  DECISIONS.flatMap((one) => {
    const refusal = refused[one];
    return refusal && isSameLetter(letters[one], refusal.letter) ? refusal.error : [];
  })[0];

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
type KnownDraft = Pick<Latest, 'version' | 'letters' | 'decision'>;

/** The draft's calls in order, each with the version that the last one returned. A saved text needs no copy in the browser. */
export function useDraftCalls(articleId: string, first: KnownDraft, copy: Copy<Prepared>) {
  const [discardDraft] = decisionDraftApi.useDiscardDecisionDraftMutation();
  const [read] = decisionDraftApi.useLazyDecisionDraftQuery();
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef<Latest>({ ...first, refused: {}, ended: false, overtaken: false });
  const inOrder = useInOrder();
  const save = useSave(articleId, { copy, inOrder, latest, report: setFailure });
  const discard = useCallback(
    () =>
      inOrder(async () => {
        const { draftVersion } = await discardDraft(articleId).unwrap();
        const nothing = { letters: {}, decision: null, refused: {}, overtaken: false };
        latest.current = { ...latest.current, ...nothing, version: draftVersion };
        setFailure(null);
        copy.end();
      }),
    [articleId, copy, discardDraft, inOrder],
  );
  /** Lets this window overwrite what the other one has saved up to now. */
  const overrule = useCallback(async () => {
    const { data } = await read(articleId);
    if (!data) return;
    latest.current = { ...latest.current, version: data.draftVersion, decision: null, overtaken: false };
    setFailure(null);
  }, [articleId, read]);
  const end = useCallback(() => {
    latest.current = { ...latest.current, ended: true };
    copy.end();
  }, [copy]);
  const keep = useCallback((prepared: Prepared) => copy.store(changesFrom(latest.current.letters, prepared)), [copy]);
  return {
    save,
    keep,
    discard,
    overrule,
    end,
    problem: failure?.problem ?? null,
    overtaken: failure?.overtaken === true,
  };
}

interface Saving {
  copy: Copy<Prepared>;
  inOrder: ReturnType<typeof useInOrder>;
  latest: { current: Latest };
  report(failure: Failure | null): void;
}

/** Removes from the copy what the server has. Text that was typed during the save stays. */
function shorten(copy: Copy<Prepared>, onServer: Prepared['letters']): void {
  const stored = copy.stored();
  if (!stored) return;
  const rest = changesFrom(onServer, stored);
  if (!hasLetters(rest)) copy.drop();
  else if (Object.keys(rest.letters).length < Object.keys(stored.letters).length) copy.store(rest);
}

/** The part of `latest` that an error changes. */
const afterError = (error: Error, { decision, letter }: Unsaved, { refused }: Latest): Partial<Latest> =>
  isRefusal(error) && letter
    ? { refused: { ...refused, [decision]: { letter, error } } }
    : { overtaken: isConflict(error) };

/** Saves the letters that the server does not have, and the chosen decision; throws if one is refused. */
function useSave(articleId: string, { copy, inOrder, latest, report }: Saving) {
  const [saveDraft] = decisionDraftApi.useSaveDecisionDraftMutation();
  return useCallback(
    (prepared: Prepared) =>
      inOrder(async () => {
        if (latest.current.ended || prepared.decision === null) return;
        if (latest.current.overtaken) throw new Error('CONFLICT');
        let failure: Error | undefined;
        for (const one of unsaved(prepared, latest.current)) {
          const { decision, letter } = one;
          const answer = await saveDraft({ articleId, ...one, draftVersion: latest.current.version });
          if (answer.error) {
            failure = answer.error as Error;
            latest.current = { ...latest.current, ...afterError(failure, one, latest.current) };
            // The chosen letter is saved even if the letter of another decision is refused.
            if (latest.current.overtaken) break;
            continue;
          }
          const letters = { ...latest.current.letters, ...(letter && { [decision]: letter }) };
          latest.current = { ...latest.current, version: answer.data.draftVersion, letters, decision };
        }
        shorten(copy, latest.current.letters);
        failure ??= refusalIn(prepared, latest.current);
        report(failure ? { problem: errorMessage(failure), overtaken: latest.current.overtaken } : null);
        if (failure) throw failure;
      }),
    [articleId, copy, inOrder, latest, report, saveDraft],
  );
}
