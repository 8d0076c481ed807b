import { useEffect, useState } from 'react';

/** Milliseconds without a key. */
const PAUSE = 250;

/** A text as it stood when the typing last paused: for asking the server once and not with every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
