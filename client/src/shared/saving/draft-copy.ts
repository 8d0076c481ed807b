/** A copy that an earlier visit left, or another window. */
export interface Found<Value> {
  value: Value;
  /** What the fields of this text started from; absent if the form did not store it. */
  base?: Value;
  at: string;
  /** The key and the text in the storage. */
  name: string;
  text: string;
}

/**
 * The id of one visit to a form, from opening to closing it. Each visit has its own copy, so that two windows do not overwrite each other.
 */
export type Visit = string;

const PREFIX = 'quire-draft:';
const nameOf = (key: string, visit: Visit): string => `${PREFIX}${key}#${visit}`;
const withoutVisit = (name: string): string => name.replace(/#[^#]*$/, '');

/** Does not use `crypto.randomUUID`, which is missing if a journal is served without TLS. */
export const newVisit = (): Visit => Date.now().toString(36) + Math.random().toString(36).slice(2);

function parsed<Value>(name: string, text: string | null): Found<Value> | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Pick<Found<Value>, 'value' | 'base' | 'at'> | null;
    return stored && 'value' in stored ? { ...stored, name, text: text ?? '' } : null;
  } catch {
    return null;
  }
}

/**
 * Copies of typed text in a browser, in case the session ends or the network fails before saving. A key names the form and its
 * subject, and starts with the user's id, so that another person on this computer never sees it.
 */
function copiesIn(storage: () => Storage) {
  const names = (): string[] =>
    Array.from({ length: storage().length }, (_none, index) => storage().key(index) ?? '').filter((name) =>
      name.startsWith(PREFIX),
    );
  const ofKey = (key: string): string[] => names().filter((name) => withoutVisit(name) === PREFIX + key);
  return {
    /** Stores the text; silently does nothing if the browser's storage is full or unavailable. */
    store<Value>(key: string, visit: Visit, value: Value, base?: Value): void {
      try {
        storage().setItem(nameOf(key, visit), JSON.stringify({ value, base, at: new Date().toISOString() }));
      } catch {
        // The copy is a convenience; the form works without it.
      }
    },
    /** The text that this visit stored. */
    stored: <Value>(key: string, visit: Visit): Value | null =>
      parsed<Value>('', storage().getItem(nameOf(key, visit)))?.value ?? null,
    /** The latest text of any visit. Copies that are not `isUnsaved`, because the server has their text, are removed. */
    find<Value>(key: string, isUnsaved: (value: Value) => boolean = () => true): Found<Value> | null {
      const all = ofKey(key).flatMap((name) => parsed<Value>(name, storage().getItem(name)) ?? []);
      for (const { name, value } of all) if (!isUnsaved(value)) storage().removeItem(name);
      return all.filter(({ value }) => isUnsaved(value)).sort((one, other) => (one.at < other.at ? 1 : -1))[0] ?? null;
    },
    drop: (key: string, visit: Visit): void => storage().removeItem(nameOf(key, visit)),
    /** Removes a found copy after its text was taken or discarded. The copy stays if its own window has changed it since. */
    settle(found: Found<unknown> | null): void {
      if (found && storage().getItem(found.name) === found.text) storage().removeItem(found.name);
    },
    dropEvery: (key: string): void => ofKey(key).forEach((name) => storage().removeItem(name)),
    /** Removes all text of this account, as when its person signs out (lifecycle, section 5 (9)). Text of other accounts stays. */
    dropAllOf(userId: string): void {
      for (const name of names()) if (name.startsWith(`${PREFIX}${userId}:`)) storage().removeItem(name);
    },
  };
}

export const draftCopy = copiesIn(() => localStorage);
/** For people without an account. The text is removed when the tab is closed, since the next person at this computer would find it. */
export const copiesOfTab = copiesIn(() => sessionStorage);
