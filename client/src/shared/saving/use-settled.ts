import { useEffect, useState } from 'react';

/** Milliseconds without typing. */
const PAUSE = 250;

/** A debounced text: the server is queried when typing pauses and not with every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
