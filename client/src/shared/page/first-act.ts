/** What shows that a person is at the page: a screen reader may send a click alone. Focus and scrolling are moved by the page too. */
const ACTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;

let hasHappened = false;
const waiting = new Set<() => void>();

function happen(): void {
  hasHappened = true;
  ACTS.forEach((act) => removeEventListener(act, happen, true));
  waiting.forEach((come) => come());
  waiting.clear();
}

/** Begins to watch; called once, when the page starts. What happens before a screen has loaded counts as well. */
export const watchFirstAct = (): void =>
  ACTS.forEach((act) => addEventListener(act, happen, { capture: true, passive: true }));

/**
 * Calls `come` with the first act of a person on this page, at once if there was one: moving or pressing a pointer, turning the wheel,
 * pressing a key. @returns what ends the wait.
 */
export function onFirstAct(come: () => void): () => void {
  if (hasHappened) come();
  else waiting.add(come);
  return () => void waiting.delete(come);
}
