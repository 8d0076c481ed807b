import { useLayoutEffect } from 'react';

/** A dialog opened from state has no trigger element, so this returns the focus to where it was before opening. */
export function useReturnFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      // Waits until the dialog has released the focus and the page below is reachable again.
      window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
      }, 0);
    };
  }, [open]);
}
