import { useCallback, useEffect, useState } from 'react';
import type { Form } from '../forms/use-form';
import { useUser } from '../state/hooks';
import { type Copy, useCopy } from './use-copy';

/** Text of a form that this browser keeps until it is sent or discarded. It is restored after Escape, a crash or the end of the session. */
export interface StoredText {
  /** True if the text of an earlier opening was found. */
  isRestored: boolean;
  drop: () => void;
}

/** The storage key. `name` identifies the form and its subject. */
function useKey(name: string): string {
  return `${useUser().id}:${name}`;
}

/** One text, or a few values, as a state. */
export function useStoredState<Value>(name: string, initial: Value): [Value, (value: Value) => void, StoredText] {
  const copy = useCopy<Value>(useKey(name));
  const [value, setValue] = useState<Value>(copy.found?.value ?? initial);
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      takeOver(copy, next);
    },
    [copy],
  );
  return [value, change, { isRestored: copy.found !== null, drop: copy.end }];
}

/** Keeps the next text of this visit, and removes the found copy, which is an earlier state of it. */
export function takeOver<Value>(copy: Copy<Value>, value: Value): void {
  copy.store(value);
  copy.settle();
}

export interface StoredForm<Values> extends StoredText {
  copy: Copy<Partial<Values>>;
  /** The form's values without anything typed. */
  defaultValues: Values;
  /** Fields that are never kept: passwords and consent. */
  secret?: readonly (keyof Values & string)[];
}

/** The initial values of a form, with stored values in place of its own. Pass `storedText` and the form to `useStoreChanges`. */
export function useStoredValues<Values extends object>(
  name: string,
  values: Values,
  secret?: StoredForm<Values>['secret'],
): { initial: Values; storedText: StoredForm<Values> } {
  const copy = useCopy<Partial<Values>>(useKey(name));
  const [defaultValues] = useState(values);
  const [initial] = useState(() => withFound(defaultValues, copy));
  return { initial, storedText: { isRestored: copy.found !== null, drop: copy.end, copy, defaultValues, secret } };
}

export function withFound<Values extends object>(defaultValues: Values, { found }: Copy<Partial<Values>>): Values {
  const known = Object.entries(found?.value ?? {}).filter(([field]) => field in defaultValues);
  return { ...defaultValues, ...(Object.fromEntries(known) as Partial<Values>) };
}

/**
 * Stores the changed fields of a form whose values came from `useStoredValues`. Unchanged fields are not stored, since they may change
 * elsewhere.
 */
export function useStoreChanges<Values extends object>(
  { copy, defaultValues, secret }: Pick<StoredForm<Values>, 'copy' | 'defaultValues' | 'secret'>,
  { dirty, values, submitting }: Form<Values>,
): void {
  useEffect(() => {
    if (!dirty || submitting) return;
    const typed = (Object.keys(values) as (keyof Values & string)[]).filter(
      (field) =>
        secret?.includes(field) !== true && JSON.stringify(values[field]) !== JSON.stringify(defaultValues[field]),
    );
    if (typed.length === 0) return copy.drop();
    takeOver(copy, Object.fromEntries(typed.map((field) => [field, values[field]])) as Partial<Values>);
  }, [copy, dirty, defaultValues, secret, submitting, values]);
}
