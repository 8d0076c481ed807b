/**
 * The events that show that a person is using the page. 'click' is included because a screen reader may send only a click. Focus and
 * scrolling are left out because the page itself moves them too.
 */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;

let hasHappened = false;
const callbacks = new Set<() => void>();

function handleFirstInteraction(): void {
  hasHappened = true;
  INTERACTION_EVENTS.forEach((act) => removeEventListener(act, handleFirstInteraction, true));
  callbacks.forEach((callback) => callback());
  callbacks.clear();
}

/** Starts to watch for these events; called once, when the page starts. Events before a screen has loaded count as well. */
export const watchFirstInteraction = (): void =>
  INTERACTION_EVENTS.forEach((act) => addEventListener(act, handleFirstInteraction, { capture: true, passive: true }));

/**
 * Calls `callback` at the first action of a person on this page, or immediately if there was one already: moving or pressing a pointer, turning
 * the wheel, pressing a key.
 * @returns a function that ends the wait
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (hasHappened) callback();
  else callbacks.add(callback);
  return () => void callbacks.delete(callback);
}
