const TRIES = 12;
const PAUSE_MS = 50;

/**
 * Returns the focus after something that covered the page has closed. The focus is released only after the closing animation, so the
 * function tries several times, and stops as soon as something else has the focus.
 */
export function returnFocus(to: Element | null, tries = TRIES): void {
  if (!(to instanceof HTMLElement) || !to.isConnected || tries === 0) return;
  const now = document.activeElement;
  const isElsewhere = now !== null && now !== document.body && now !== to && now.closest('[role="dialog"]') === null;
  if (isElsewhere) return;
  if (now === null || now === document.body) to.focus();
  window.setTimeout(() => returnFocus(to, tries - 1), PAUSE_MS);
}
