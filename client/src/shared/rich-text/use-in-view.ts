import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds, for a reader of whose acts the page learns nothing. Sooner, a phone would load 200 kB for a person who only looks. */
const AT_LATEST = 30_000;
const ACTS = ['keydown', 'pointerdown'] as const;

/** True once an element is in view, a key or pointer was pressed, so that the keyboard finds it there, or some seconds have passed. */
export function useInView<Found extends Element>(): [RefObject<Found | null>, boolean] {
  const place = useRef<Found>(null);
  const [isInView, setInView] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isInView || !place.current) return undefined;
    const come = (): void => setInView(true);
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come());
    watch.observe(place.current);
    ACTS.forEach((act) => addEventListener(act, come));
    const wait = setTimeout(come, AT_LATEST);
    return () => {
      watch.disconnect();
      clearTimeout(wait);
      ACTS.forEach((act) => removeEventListener(act, come));
    };
  }, [isInView]);
  return [place, isInView];
}
