import { useState } from 'react';

/** A choice that this browser stores, so that it survives a reload. */
export function useStoredFlag(key: string, first = false): [boolean, (next: boolean) => void] {
  const [flag, setFlag] = useState(() => (localStorage.getItem(key) ?? String(first)) === 'true');
  const store = (next: boolean): void => {
    localStorage.setItem(key, String(next));
    setFlag(next);
  };
  return [flag, store];
}
