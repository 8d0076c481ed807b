import { useMemo, useState } from 'react';
import { draftCopy, type Found, newVisit } from './draft-copy';

/** The copies of one form under one key. The object's identity does not change. */
export interface Copy<Value> {
  /** The text that an earlier visit or another window left; null if there is none. */
  found: Found<Value> | null;
  /** `base`: what the fields of this text started from. */
  store(value: Value, base?: Value): void;
  /** The text that this visit keeps. */
  stored(): Value | null;
  /** Removes the text that this visit keeps. */
  drop(): void;
  /** Removes the found text after it was taken or discarded. */
  settle(): void;
  /** Removes both, after the text was sent or discarded. */
  end(): void;
}

/** Stores copies of a form's text. `isUnsaved` returns false for text that the server already has. */
export function useCopy<Value>(key: string, isUnsaved?: (value: Value) => boolean, copies = draftCopy): Copy<Value> {
  const [{ visit, found }] = useState(() => ({ visit: newVisit(), found: copies.find<Value>(key, isUnsaved) }));
  return useMemo(() => {
    const drop = (): void => copies.drop(key, visit);
    const settle = (): void => copies.settle(found);
    return {
      found,
      store: (value, base) => copies.store(key, visit, value, base),
      stored: () => copies.stored<Value>(key, visit),
      drop,
      settle,
      end: () => {
        drop();
        settle();
      },
    };
  }, [copies, found, key, visit]);
}
