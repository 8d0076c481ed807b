import { type RefObject, useEffect, useRef, useState } from 'react';

/** So early that who scrolls does not see it come. */
const NEAR = '200px 0px';
/** Milliseconds. Whoever looks for it without scrolling, a key or a pointer, finds it too. */
const AT_LATEST = 8_000;
const ACTS = ['keydown', 'pointerdown'] as const;

/** True once an element is nearly in view, or somebody has begun to act: who goes on by keyboard finds it there. After some seconds it comes by itself. */
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
