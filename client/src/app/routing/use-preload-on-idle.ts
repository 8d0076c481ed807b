import { useEffect } from 'react';

/** Loads a part before it is needed, shortly after the screen has settled. */
export function usePreloadOnIdle(load: () => Promise<unknown>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = window.setTimeout(() => void load().catch(() => undefined), 1500);
    return () => window.clearTimeout(timer);
  }, [load, enabled]);
}
