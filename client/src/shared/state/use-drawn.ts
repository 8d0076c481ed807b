import { useDeferredValue } from 'react';

/**
 * These data, for what is long: when they arrive, React draws them piece by piece beside the skeleton, and the page answers meanwhile.
 * Data that are there from the start, and newer ones, are drawn at once.
 */
export function useDrawn<Data>(data: Data | undefined): Data | undefined {
  const isDrawn = useDeferredValue(data !== undefined);
  return isDrawn ? data : undefined;
}
