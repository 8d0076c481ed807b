import { type RefObject, useEffect, useRef, useState } from 'react';
import { onFirstAct } from '../page/first-act';

/**
 * Milliseconds until the editor loads even if the page detects no action of the reader. A shorter time would make a phone load 200 kB for a
 * person who only reads.
 */
const AT_LATEST = 30_000;
const PRESSES = ['keydown', 'pointerdown', 'click'] as const;

/**
 * True once an editor is wanted: it is in view and the person has done anything on this page; or a key or pointer was pressed, so that the
 * keyboard can reach the editor; or half a minute has passed.
 */
export function useWanted<Found extends Element>(): [RefObject<Found | null>, boolean] {
  const place = useRef<Found>(null);
  const [isWanted, setWanted] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isWanted || !place.current) return undefined;
    const come = (): void => setWanted(true);
    let forget: (() => void) | undefined;
    const watch = new IntersectionObserver((seen) => {
      forget?.();
      forget = seen.at(-1)?.isIntersecting ? onFirstAct(come) : undefined;
    });
    watch.observe(place.current);
    PRESSES.forEach((press) => addEventListener(press, come));
    const wait = setTimeout(come, AT_LATEST);
    return () => {
      watch.disconnect();
      forget?.();
      clearTimeout(wait);
      PRESSES.forEach((press) => removeEventListener(press, come));
    };
  }, [isWanted]);
  return [place, isWanted];
}
