import { useDeferredValue } from 'react';

/**
 * Returns the data later, for long content: when the data arrive, React renders them piece by piece while the skeleton is shown, and the
 * page stays responsive. Data that are available from the start, and newer data, are rendered immediately.
 */
export function useDeferredData<Data>(data: Data | undefined): Data | undefined {
  const isDrawn = useDeferredValue(data !== undefined);
  return isDrawn ? data : undefined;
}
