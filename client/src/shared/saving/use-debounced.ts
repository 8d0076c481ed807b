import { useEffect, useState } from 'react';

/** Milliseconds without typing. */
const DEBOUNCE_MS = 250;

/** A debounced text: the server is queried when typing pauses and not with every letter. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
