import { type ReactNode, useMemo, useState } from 'react';
import type { Form } from '../../forms/use-form';
import { useUser } from '../../state/hooks';
import { useCopy } from '../use-copy';
import { type StoredText, useStoreChanges, withFound } from '../use-stored';
import { UnsavedTextBar } from './unsaved-text-bar';

interface OfferedText {
  /** The bar that offers the text of an earlier opening; null if there is none. */
  offer: ReactNode;
  storedText: StoredText;
  /** Removes all copies, after the form was sent. */
  end: () => void;
}

/**
 * Keeps the text of a form that must open with present values, such as a suggested mail (lifecycle, section 4). Text of an earlier opening
 * is therefore only offered. It stays while another text is typed.
 */
export function useOfferedText<Values extends object>(name: string, form: Form<Values>, values: Values): OfferedText {
  const copy = useCopy<Partial<Values>>(`${useUser().id}:${name}`);
  const [defaultValues] = useState(values);
  const [isOffered, setIsOffered] = useState(copy.found !== null);
  const own = useMemo(() => (isOffered ? { ...copy, settle: () => undefined } : copy), [copy, isOffered]);
  useStoreChanges({ copy: own, defaultValues }, form);
  const take = (): void => {
    form.reset(withFound(defaultValues, copy));
    setIsOffered(false);
  };
  const drop = (): void => {
    copy.settle();
    setIsOffered(false);
  };
  return {
    offer: isOffered && copy.found ? <UnsavedTextBar at={copy.found.at} onTake={take} onDrop={drop} /> : null,
    storedText: { isRestored: false, drop: isOffered ? copy.drop : copy.end },
    end: copy.end,
  };
}
