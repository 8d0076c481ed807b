import { type RefObject, useEffect, useRef, useState } from 'react';

/** So early that who scrolls does not see it come. */
const NEAR = '200px 0px';
const ACTS = ['keydown', 'pointerdown'] as const;

/** True once an element is nearly in view, or somebody has begun to act: who goes on by keyboard finds it there. */
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
    return () => {
      watch.disconnect();
      ACTS.forEach((act) => removeEventListener(act, come));
    };
  }, [isNear]);
  return [place, isNear];
}
