import { useState } from 'react';

/** A choice between two layouts of a screen, stored in this browser. */
export function useStoredChoice(key: string): [boolean, (chosen: boolean) => void] {
  const [chosen, setChosen] = useState(() => read(key));
  const choose = (next: boolean): void => {
    setChosen(next);
    try {
      localStorage.setItem(key, next ? 'yes' : 'no');
    } catch {
      // If the browser has no storage left, the choice applies only to this page.
    }
  };
  return [chosen, choose];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}
