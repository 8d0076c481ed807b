import { type RefObject, useEffect, useRef, useState } from 'react';

/** So early that a person who scrolls does not see it come. */
const NEAR = '200px';
/** Milliseconds, for a reader who neither scrolls nor presses anything. */
const AT_LATEST = 8_000;
const ACTS = ['keydown', 'pointerdown'] as const;

/** True once an element is nearly in view, a key or pointer was pressed, so that the keyboard finds it there, or some seconds have passed. */
export function useNearView<Found extends Element>(): [RefObject<Found | null>, boolean] {
  const place = useRef<Found>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const come = (): void => setNear(true);
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come(), {
      rootMargin: NEAR,
    });
    watch.observe(place.current);
    ACTS.forEach((act) => addEventListener(act, come));
    const wait = setTimeout(come, AT_LATEST);
    return () => {
      watch.disconnect();
      clearTimeout(wait);
      ACTS.forEach((act) => removeEventListener(act, come));
    };
  }, [isNear]);
  return [place, isNear];
}
