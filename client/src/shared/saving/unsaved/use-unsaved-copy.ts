import { useMemo, useRef, useState } from 'react';
import { type Copy, useCopy } from '../use-copy';

/** How the changes of a form's text are computed. */
interface Parts<Text, Changes> {
  changesFrom(base: Text, text: Text): Changes;
  /** The fields of these changes, as they are in another text. */
  sameFields(text: Text, changes: Changes): Changes;
  /** True if the text has all these changes. */
  hasAll(text: Text, changes: Changes): boolean;
}

export interface UnsavedCopy<Text, Changes> extends Pick<Copy<Changes>, 'found' | 'settle' | 'end'> {
  /** Keeps what the server does not have of this text. */
  keep(text: Text): void;
  /** Called when the server has this text. What was typed during the save is kept. */
  saved(text: Text): void;
}

/**
 * The copy of a form that is saved while a person types. It contains only what the server does not have, and what each of these fields
 * started from. `opened`: the text on the server when the form was opened.
 */
export function useUnsavedCopy<Text, Changes>(
  key: string,
  opened: Text,
  { changesFrom, sameFields, hasAll }: Parts<Text, Changes>,
): UnsavedCopy<Text, Changes> {
  const [start] = useState(opened);
  const copy = useCopy<Changes>(key, (found) => !hasAll(start, found));
  const texts = useRef({ onServer: start, typed: start });
  return useMemo(() => {
    const keep = (typed: Text): void => {
      texts.current = { ...texts.current, typed };
      const { onServer } = texts.current;
      const changes = changesFrom(onServer, typed);
      if (hasAll(onServer, changes)) copy.drop();
      else copy.store(changes, sameFields(onServer, changes));
    };
    const saved = (onServer: Text): void => {
      texts.current = { ...texts.current, onServer };
      if (copy.stored() !== null) keep(texts.current.typed);
    };
    return { found: copy.found, settle: copy.settle, end: copy.end, keep, saved };
  }, [changesFrom, copy, hasAll, sameFields]);
}
