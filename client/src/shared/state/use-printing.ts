import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed. Paper has no pages of rows to turn, so a component can show all of its rows. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the page right after the event.
    const set = (is: boolean) => () => flushSync(() => setPrinting(is));
    const [start, end] = [set(true), set(false)];
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
