import { useEffect, useRef } from 'react';

/**
 * On a narrow screen a line of tabs or links scrolls sideways; the selected one is kept in view.
 * @param chosen stands for the selected one: the line is scrolled when it changes
 * @returns the ref of the line
 */
export function useChosenInView<Line extends HTMLElement>(chosen: string | undefined) {
  const line = useRef<Line>(null);
  useEffect(() => {
    const show = (): void => {
      const room = line.current;
      const tab = room?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
      if (!room || !tab) return;
      const [outer, inner] = [room.getBoundingClientRect(), tab.getBoundingClientRect()];
      room.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    };
    show();
    // The line becomes narrower with the window, and also when the menu next to it opens.
    const observer = new ResizeObserver(show);
    if (line.current) observer.observe(line.current);
    return () => observer.disconnect();
  }, [chosen]);
  return line;
}
