import { useCallback, useMemo, useRef, useState } from 'react';
import { isApiError } from '../api/api-error';

type Call<Answer> = (draftVersion: number | undefined) => Promise<Answer>;

interface Options<Text> {
  /** The draft version with which the form was opened. */
  seen: number | undefined;
  /** Reads the stored draft; throws if that fails. The function must not change. */
  read(): Promise<{ text: Text; draftVersion: number | undefined }>;
  /** The function must not change. */
  isSame(one: Text, other: Text): boolean;
}

export interface Turns<Text> {
  /** True if another window has saved since this one loaded the text. */
  overtaken: boolean;
  isOvertaken(): boolean;
  /** Lets this window overwrite the draft that the other window saved, unless that has changed again since this version. */
  overrule(draftVersion: number | undefined): void;
  /** Notes the version that a save created. */
  saved(draftVersion: number | undefined): void;
  /** Queues a call with this text behind earlier ones. The call receives the draft version last seen. */
  inTurn<Answer>(text: Text, call: Call<Answer>): Promise<Answer>;
}

const isConflict = (error: unknown): boolean => isApiError(error) && error.code === 'CONFLICT';

/** The texts of calls that failed: the server may have stored one of them although its answer was lost. */
function useUnanswered<Text>({ read, isSame }: Pick<Options<Text>, 'read' | 'isSame'>) {
  const texts = useRef<Text[]>([]);
  return useMemo(
    () => ({
      clear: (): void => {
        texts.current = [];
      },
      /** Runs the call, and once more if it is refused because of one of these texts. */
      run: async <Answer>(text: Text, seen: number | undefined, call: Call<Answer>): Promise<Answer> => {
        try {
          return await call(seen);
        } catch (error) {
          if (!isConflict(error) && !texts.current.includes(text)) texts.current.push(text);
          const stored = isConflict(error) && texts.current.length > 0 ? await read() : null;
          if (!stored || !texts.current.some((one) => isSame(one, stored.text))) throw error;
          return call(stored.draftVersion);
        }
      },
    }),
    [isSame, read],
  );
}

/**
 * Runs one call at a time, each against the version of the previous one, so that text from a second window is not overwritten by accident.
 * The server may have stored a text although its answer was lost. The next call is then refused as if another window had saved, and runs
 * again with the version of that text.
 */
export function useTurns<Text>({ seen, read, isSame }: Options<Text>): Turns<Text> {
  const [overtaken, setOvertaken] = useState(false);
  const last = useRef({ seen, overtaken: false, turn: Promise.resolve<unknown>(undefined) });
  const unanswered = useUnanswered({ read, isSame });
  const inTurn: Turns<Text>['inTurn'] = useCallback(
    (text, call) => {
      const turn = last.current.turn
        .catch(() => undefined)
        .then(() => unanswered.run(text, last.current.seen, call))
        .catch((error: unknown) => {
          if (isConflict(error)) {
            last.current.overtaken = true;
            setOvertaken(true);
          }
          throw error;
        });
      last.current.turn = turn;
      return turn;
    },
    [unanswered],
  );
  const saved = useCallback(
    (draftVersion: number | undefined) => {
      last.current.seen = draftVersion;
      unanswered.clear();
    },
    [unanswered],
  );
  const overrule = useCallback((draftVersion: number | undefined) => {
    last.current = { ...last.current, seen: draftVersion, overtaken: false };
    setOvertaken(false);
  }, []);
  return { overtaken, isOvertaken: () => last.current.overtaken, overrule, saved, inTurn };
}
