import { type RefObject, useEffect, useRef } from 'react';

/** Pixels left free at the lower edge of the window. */
const MARGIN = 16;

/** Limits the height of an element to the room in the window below its upper edge, at every scroll position. */
export function useRoomBelow<Host extends HTMLElement>(): RefObject<Host | null> {
  const host = useRef<Host>(null);
  useEffect(() => {
    const fit = (): void => {
      const element = host.current;
      if (!element) return;
      const top = Math.max(element.getBoundingClientRect().top, 0);
      element.style.setProperty('--quire-room', `${Math.max(window.innerHeight - top - MARGIN, 320)}px`);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    window.addEventListener('scroll', fit, { passive: true });
    window.addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', fit);
      window.removeEventListener('resize', fit);
    };
  }, []);
  return host;
}
