import { useEffect } from 'react';

/** Loads a part before it is needed, shortly after the screen has settled. */
export function usePreloadOnIdle(load: () => Promise<unknown>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = window.setTimeout(() => void load().catch(() => undefined), 1500);
    return () => window.clearTimeout(timer);
  }, [load, wanted]);
}
