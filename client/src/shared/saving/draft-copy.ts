/**
 * A copy of typed text in this browser, for when the session ends or the network fails before it could be saved. `key` names the
 * form and what it is about, and starts with the user's id: another person on this computer never sees it.
 */
interface Kept<Value> {
  value: Value;
  at: string;
}

const nameOf = (key: string): string => `quire-draft:${key}`;

export const draftCopy = {
  /** Keeps the text; silently gives up when the browser's store is full or closed. */
  keep<Value>(key: string, value: Value): void {
    try {
      localStorage.setItem(nameOf(key), JSON.stringify({ value, at: new Date().toISOString() }));
    } catch {
      // A copy is a convenience: without it the form works as before.
    }
  },
  /** What was kept and when; null when there is nothing that can be read. */
  read<Value>(key: string): Kept<Value> | null {
    try {
      const kept = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as Kept<Value> | null;
      return kept && 'value' in kept ? kept : null;
    } catch {
      return null;
    }
  },
  drop(key: string): void {
    localStorage.removeItem(nameOf(key));
  },
};
