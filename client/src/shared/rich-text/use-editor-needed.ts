import { type RefObject, useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from '../page/first-interaction';

/**
 * Milliseconds until the editor loads even if the page detects no action of the reader. A shorter time would make a phone load 200 kB for a
 * person who only reads.
 */
const MAX_WAIT_MS = 30_000;
const PRESSES = ['keydown', 'pointerdown', 'click'] as const;

/**
 * True once an editor is wanted: it is in view and the person has done anything on this page; or a key or pointer was pressed, so that the
 * keyboard can reach the editor; or half a minute has passed.
 */
export function useEditorNeeded<Found extends Element>(): [RefObject<Found | null>, boolean] {
  const place = useRef<Found>(null);
  const [isNeeded, setNeeded] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNeeded || !place.current) return undefined;
    const markNeeded = (): void => setNeeded(true);
    let forget: (() => void) | undefined;
    const watch = new IntersectionObserver((seen) => {
      forget?.();
      forget = seen.at(-1)?.isIntersecting ? onFirstInteraction(markNeeded) : undefined;
    });
    watch.observe(place.current);
    PRESSES.forEach((press) => addEventListener(press, markNeeded));
    const wait = setTimeout(markNeeded, MAX_WAIT_MS);
    return () => {
      watch.disconnect();
      forget?.();
      clearTimeout(wait);
      PRESSES.forEach((press) => removeEventListener(press, markNeeded));
    };
  }, [isNeeded]);
  return [place, isNeeded];
}
