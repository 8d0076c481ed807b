/**
 * A copy of typed text in this browser, in case the session ends or the network fails before saving. `key` names the form and its
 * subject, and starts with the user's id, so that another person on this computer never sees it.
 */
interface Kept<Value> {
  value: Value;
  at: string;
}

const PREFIX = 'quire-draft:';
const nameOf = (key: string): string => PREFIX + key;

export const draftCopy = {
  /** Stores the text; silently does nothing if the browser's storage is full or unavailable. */
  keep<Value>(key: string, value: Value): void {
    try {
      localStorage.setItem(nameOf(key), JSON.stringify({ value, at: new Date().toISOString() }));
    } catch {
      // The copy is a convenience; the form works without it.
    }
  },
  /** The stored text and its time; null if nothing readable is stored. */
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
  /** Removes all text of this account, as when its person signs out (lifecycle, section 5 (9)). Text of other accounts stays. */
  dropAllOf(userId: string): void {
    const names = Array.from({ length: localStorage.length }, (_none, index) => localStorage.key(index));
    for (const name of names) if (name?.startsWith(nameOf(`${userId}:`))) localStorage.removeItem(name);
  },
};
