import { useState } from 'react';

/** A choice between two looks of a screen, kept in this browser. */
export function useKeptChoice(key: string): [boolean, (chosen: boolean) => void] {
  const [chosen, setChosen] = useState(() => read(key));
  const choose = (next: boolean): void => {
    setChosen(next);
    try {
      localStorage.setItem(key, next ? 'yes' : 'no');
    } catch {
      // Without room the choice holds for this page only.
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
