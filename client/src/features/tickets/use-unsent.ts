import { useEffect, useState } from 'react';
import type { Form } from '../../shared/forms/use-form';
import { draftCopy } from '../../shared/saving/draft-copy';
import { useUser } from '../../shared/state/hooks';

export interface Unsent {
  /** True if unsent text from an earlier visit can be restored. */
  offered: boolean;
  take(): void;
  forget(): void;
  /** The text has been sent, so the copy is deleted. */
  sent(): void;
}

interface UnsentOptions<Values> {
  form: Pick<Form<Values>, 'values' | 'dirty' | 'set'>;
  /** What the text belongs to, such as a ticket's id. */
  about: string;
  isEmpty: (values: Values) => boolean;
}

/** A copy of the typed text in this browser, so that an expired session or a closed tab does not lose it. */
export function useUnsent<Values extends object>({ form, about, isEmpty }: UnsentOptions<Values>): Unsent {
  const key = `${useUser().id}:ticket:${about}`;
  const { values, dirty, set } = form;
  const [kept, setKept] = useState(() => draftCopy.read<Values>(key)?.value ?? null);
  const empty = isEmpty(values);
  useEffect(() => {
    if (dirty && !empty) draftCopy.keep(key, values);
    else if (dirty && kept === null) draftCopy.drop(key);
  }, [key, dirty, empty, values, kept]);
  const forget = () => {
    draftCopy.drop(key);
    setKept(null);
  };
  // Text that is still on offer is different from the text that was just sent.
  const sent = () => (kept === null ? draftCopy.drop(key) : draftCopy.keep(key, kept));
  const take = () => {
    if (kept) for (const field of fieldsOf(values)) if (typeof kept[field] === 'string') set(field, kept[field]);
    setKept(null);
  };
  return { offered: kept !== null, take, forget, sent };
}

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];
