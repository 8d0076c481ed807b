import { useCallback, useEffect, useState } from 'react';
import type { Form } from '../forms/use-form';
import { useUser } from '../state/hooks';
import { draftCopy } from './draft-copy';

/** Text of a dialog that this browser keeps until it is sent or discarded: after Escape, a crash or the end of the session it is there again. */
export interface Kept {
  /** True if the text of an earlier opening was found. */
  was: boolean;
  drop: () => void;
}

/** `name` names the form and its subject. */
function useKey(name: string): string {
  return `${useUser().id}:${name}`;
}

/** One text, or a few values, as a state. */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void, Kept] {
  const key = useKey(name);
  const [found] = useState(() => draftCopy.read<Value>(key));
  const [value, setValue] = useState<Value>(found?.value ?? initial);
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      draftCopy.keep(key, next);
    },
    [key],
  );
  return [value, change, { was: found !== null, drop: () => draftCopy.drop(key) }];
}

/** The values that a form begins with: those that were kept in place of its own. Hand the form to `useKeeping`. */
export function useKeptValues<Values extends object>(name: string, own: Values): { initial: Values; kept: Kept } {
  const key = useKey(name);
  const [state] = useState(() => {
    const found = draftCopy.read<Partial<Values>>(key)?.value;
    const known = Object.entries(found ?? {}).filter(([field]) => field in own);
    return { initial: { ...own, ...(Object.fromEntries(known) as Partial<Values>) }, was: known.length > 0 };
  });
  return { initial: state.initial, kept: { was: state.was, drop: () => draftCopy.drop(key) } };
}

/** Keeps what is typed in a form whose values came from `useKeptValues`. */
export function useKeeping<Values extends object>(name: string, { dirty, values, submitting }: Form<Values>): void {
  const key = useKey(name);
  useEffect(() => {
    if (dirty && !submitting) draftCopy.keep(key, values);
  }, [dirty, key, submitting, values]);
}
