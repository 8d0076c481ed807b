import { useMemo, useState } from 'react';
import { draftCopy, type Found, newVisit } from './draft-copy';

/** The copies of one form under one key. Its identity stays. */
export interface Copy<Value> {
  /** What an earlier visit or another window left; null if nothing. */
  found: Found<Value> | null;
  keep(value: Value): void;
  /** The text that this visit keeps. */
  own(): Value | null;
  /** Removes what this visit keeps. */
  drop(): void;
  /** Removes what was found: it was taken over or discarded. */
  settle(): void;
  /** Both: the text was sent or discarded. */
  end(): void;
}

/** `wanted`: false for text that the server has. */
export function useCopy<Value>(key: string, wanted?: (value: Value) => boolean, copies = draftCopy): Copy<Value> {
  const [{ visit, found }] = useState(() => ({ visit: newVisit(), found: copies.find<Value>(key, wanted) }));
  return useMemo(() => {
    const drop = (): void => copies.drop(key, visit);
    const settle = (): void => copies.settle(found);
    return {
      found,
      keep: (value) => copies.keep(key, visit, value),
      own: () => copies.own<Value>(key, visit),
      drop,
      settle,
      end: () => {
        drop();
        settle();
      },
    };
  }, [copies, found, key, visit]);
}
