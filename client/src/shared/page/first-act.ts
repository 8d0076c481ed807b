/**
 * The events that show that a person is using the page. 'click' is included because a screen reader may send only a click. Focus and
 * scrolling are left out because the page itself moves them too.
 */
const ACTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;

let hasHappened = false;
const waiting = new Set<() => void>();

function happen(): void {
  hasHappened = true;
  ACTS.forEach((act) => removeEventListener(act, happen, true));
  waiting.forEach((come) => come());
  waiting.clear();
}

/** Starts to watch for these events; called once, when the page starts. Events before a screen has loaded count as well. */
export const watchFirstAct = (): void =>
  ACTS.forEach((act) => addEventListener(act, happen, { capture: true, passive: true }));

/**
 * Calls `come` at the first action of a person on this page, or immediately if there was one already: moving or pressing a pointer, turning
 * the wheel, pressing a key.
 * @returns a function that ends the wait
 */
export function onFirstAct(come: () => void): () => void {
  if (hasHappened) come();
  else waiting.add(come);
  return () => void waiting.delete(come);
}
