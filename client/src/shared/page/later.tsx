import { type ReactNode, useDeferredValue } from 'react';

/**
 * What stands below the first view. It follows at once, in slices between which the page answers: the first view does not wait for it.
 * Nothing of the first view may stand after it, or it would move.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
