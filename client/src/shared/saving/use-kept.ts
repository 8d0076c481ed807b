import { useCallback, useEffect, useState } from 'react';
import type { Form } from '../forms/use-form';
import { useUser } from '../state/hooks';
import { type Copy, useCopy } from './use-copy';

/** Text of a form that this browser keeps until it is sent or discarded. It is restored after Escape, a crash or the end of the session. */
export interface Kept {
  /** True if the text of an earlier opening was found. */
  was: boolean;
  drop: () => void;
}

/** The storage key. `name` identifies the form and its subject. */
function useKey(name: string): string {
  return `${useUser().id}:${name}`;
}

/** One text, or a few values, as a state. */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void, Kept] {
  const copy = useCopy<Value>(useKey(name));
  const [value, setValue] = useState<Value>(copy.found?.value ?? initial);
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      takeOver(copy, next);
    },
    [copy],
  );
  return [value, change, { was: copy.found !== null, drop: copy.end }];
}

/** Keeps the next text of this visit, and removes the found copy, which is an earlier state of it. */
export function takeOver<Value>(copy: Copy<Value>, value: Value): void {
  copy.keep(value);
  copy.settle();
}

export interface KeptForm<Values> extends Kept {
  copy: Copy<Partial<Values>>;
  /** The form's values without anything typed. */
  own: Values;
  /** Fields that are never kept: passwords and consent. */
  secret?: readonly (keyof Values & string)[];
}

/** The initial values of a form, with kept values in place of its own. Pass `kept` and the form to `useKeeping`. */
export function useKeptValues<Values extends object>(
  name: string,
  values: Values,
  secret?: KeptForm<Values>['secret'],
): { initial: Values; kept: KeptForm<Values> } {
  const copy = useCopy<Partial<Values>>(useKey(name));
  const [own] = useState(values);
  const [initial] = useState(() => withFound(own, copy));
  return { initial, kept: { was: copy.found !== null, drop: copy.end, copy, own, secret } };
}

export function withFound<Values extends object>(own: Values, { found }: Copy<Partial<Values>>): Values {
  const known = Object.entries(found?.value ?? {}).filter(([field]) => field in own);
  return { ...own, ...(Object.fromEntries(known) as Partial<Values>) };
}

/**
 * Keeps the changed fields of a form whose values came from `useKeptValues`. Unchanged fields are not kept, since they may change
 * elsewhere.
 */
export function useKeeping<Values extends object>(
  { copy, own, secret }: Pick<KeptForm<Values>, 'copy' | 'own' | 'secret'>,
  { dirty, values, submitting }: Form<Values>,
): void {
  useEffect(() => {
    if (!dirty || submitting) return;
    const typed = (Object.keys(values) as (keyof Values & string)[]).filter(
      (field) => secret?.includes(field) !== true && JSON.stringify(values[field]) !== JSON.stringify(own[field]),
    );
    if (typed.length === 0) return copy.drop();
    takeOver(copy, Object.fromEntries(typed.map((field) => [field, values[field]])) as Partial<Values>);
  }, [copy, dirty, own, secret, submitting, values]);
}
