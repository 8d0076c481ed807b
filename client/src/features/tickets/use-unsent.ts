import { useEffect, useState } from 'react';
import type { Form } from '../../shared/forms/use-form';
import { useCopy } from '../../shared/saving/use-copy';
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
  /** The subject of the text, such as a ticket's id. */
  about: string;
  isEmpty: (values: Values) => boolean;
}

/** A copy of the typed text in this browser, so that an expired session or a closed tab does not lose it. */
export function useUnsent<Values extends object>({ form, about, isEmpty }: UnsentOptions<Values>): Unsent {
  const copy = useCopy<Values>(`${useUser().id}:ticket:${about}`);
  const { values, dirty, set } = form;
  const [storedValues, setStoredValues] = useState(copy.found?.value ?? null);
  const empty = isEmpty(values);
  useEffect(() => {
    if (dirty && !empty) copy.store(values);
    else if (dirty) copy.drop();
  }, [copy, dirty, empty, values]);
  const forget = () => {
    copy.settle();
    setStoredValues(null);
  };
  const take = () => {
    if (storedValues)
      for (const field of fieldsOf(values))
        if (typeof storedValues[field] === 'string') set(field, storedValues[field]);
    forget();
  };
  return { offered: storedValues !== null, take, forget, sent: copy.drop };
}

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];
