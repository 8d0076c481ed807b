import { type KeyboardEvent, useRef } from 'react';

interface TypeAhead {
  /** Keeps typed text until the editor has loaded. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Returns the text typed so far; the editor handles the keys from then on. */
  take: () => string;
  /** Starts to keep typed text, before an editor is created. */
  begin: () => void;
}

/** Keeps the keys that a person presses between opening a field and the moment when its editor can handle them. */
export function useTypeAhead(): TypeAhead {
  const buffer = useRef<string | null>(null);
  return {
    onKeyDown: (event) => {
      if (buffer.current === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = afterKey(buffer.current, event.key);
      if (next === null) return;
      event.preventDefault();
      buffer.current = next;
    },
    take: () => {
      const typed = buffer.current ?? '';
      buffer.current = null;
      return typed;
    },
    begin: () => {
      buffer.current = '';
    },
  };
}

/** The text after a key; null for a key that types nothing. */
export function afterKey(text: string, key: string): string | null {
  if (key === 'Backspace') return Array.from(text).slice(0, -1).join('');
  if (key === 'Enter') return `${text}\n`;
  return Array.from(key).length === 1 ? text + key : null;
}
