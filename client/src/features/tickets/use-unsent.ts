import { useEffect, useState } from 'react';
import type { Form } from '../../shared/forms/use-form';
import { draftCopy } from '../../shared/saving/draft-copy';
import { useUser } from '../../shared/state/hooks';

export interface Unsent {
  /** True when a text of an earlier visit, never sent, can be put back. */
  offered: boolean;
  take(): void;
  forget(): void;
  /** The text has been sent: no copy is needed any more. */
  sent(): void;
}

interface UnsentOptions<Values> {
  form: Pick<Form<Values>, 'values' | 'dirty' | 'set'>;
  /** What the text belongs to, such as a ticket's id. */
  about: string;
  isEmpty: (values: Values) => boolean;
}

/** A copy of what is typed, in this browser, so that neither an ended session nor a closed tab loses it. */
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
  // A text that is still offered is another one than that which was sent.
  const sent = () => (kept === null ? draftCopy.drop(key) : draftCopy.keep(key, kept));
  const take = () => {
    if (kept) for (const field of fieldsOf(values)) if (typeof kept[field] === 'string') set(field, kept[field]);
    setKept(null);
  };
  return { offered: kept !== null, take, forget, sent };
}

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];
