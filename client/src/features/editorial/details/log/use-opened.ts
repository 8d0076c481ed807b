import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ArticleLogEntry } from '@contracts';

/** The open runs. Opening a run moves the focus to its first entry, since the button disappears. */
export function useOpened(list: RefObject<HTMLOListElement | null>): [string[], (first: ArticleLogEntry) => void] {
  const [opened, setOpened] = useState<string[]>([]);
  const open = (first: ArticleLogEntry): void => {
    flushSync(() => setOpened((before) => [...before, first.id]));
    list.current?.querySelector<HTMLButtonElement>(`button[data-entry="${first.entry}"]`)?.focus();
  };
  return [opened, open];
}
