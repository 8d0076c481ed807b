import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels: a scroll bar that appears or disappears should not redraw the chart. */
const SLACK = 16;
/** Used if there is no layout, as in jsdom. */
const WITHOUT_LAYOUT = 640;

/** The inner width of an element in pixels; 0 until it is known. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => {
      const fits = Math.floor(box.clientWidth || WITHOUT_LAYOUT) - SLACK;
      setWidth((now) => (Math.abs(now - fits) <= SLACK ? now : fits));
    };
    measure();
    const watch = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    watch?.observe(box);
    return () => watch?.disconnect();
  }, []);
  return [element, width];
}
