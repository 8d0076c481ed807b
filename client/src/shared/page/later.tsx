import { type ReactNode, useDeferredValue } from 'react';

/**
 * Content below the first view. It is rendered immediately after the first view, in slices between which the page stays responsive, so the
 * first view does not wait for it. Do not place parts of the first view after it, because they would move.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
