import { useLayoutEffect } from 'react';

/** A dialog opened from state has no trigger that it knows of: the focus goes back to where it was when the dialog opened. */
export function useReturnFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      // After the dialog has let go of the focus and the page below is reachable again.
      window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
      }, 0);
    };
  }, [open]);
}
