import { useEffect, useRef } from 'react';

/** Makes the browser scroll a focused field clear of the footer (WCAG 2.4.11). */
export function useRoomForFoot() {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${(foot.current?.offsetHeight ?? 0) + 16}px`;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, []);
  return foot;
}
