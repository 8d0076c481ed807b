import { type ReactNode, useState } from 'react';
import { RestoredTextNote } from '../dialogs/restored-text-note';
import type { Copy } from './use-copy';

/** The notice of a form that started with text from an earlier visit; null if it did not. `startEmpty` removes that text from the form. */
export function useRestored<Value>({ found, end }: Copy<Value>, startEmpty: () => void): ReactNode {
  const [restored, setRestored] = useState(found !== null);
  const discard = (): void => {
    end();
    setRestored(false);
    startEmpty();
  };
  return restored ? <RestoredTextNote onDiscard={discard} /> : null;
}
