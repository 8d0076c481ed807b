import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ArticleLogEntry } from '@contracts';

/** Which runs are open; opening one moves the focus to its first entry, since the button goes away. */
export function useOpened(list: RefObject<HTMLOListElement | null>): [string[], (first: ArticleLogEntry) => void] {
  const [opened, setOpened] = useState<string[]>([]);
  const open = (first: ArticleLogEntry): void => {
    flushSync(() => setOpened((before) => [...before, first.id]));
    list.current?.querySelector<HTMLButtonElement>(`button[data-entry="${first.entry}"]`)?.focus();
  };
  return [opened, open];
}
