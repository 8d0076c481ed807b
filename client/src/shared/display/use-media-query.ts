import { useCallback, useSyncExternalStore } from 'react';

const NEVER = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
// jsdom does not implement media queries.
const ask = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : NEVER);

/** True while the media query matches. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = ask(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => ask(query).matches);
}
