import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTypeAhead } from './type-ahead';

interface EarlyWriting {
  frame: RefObject<HTMLDivElement | null>;
  /** Focuses the editor or, before it has loaded, its frame, which keeps typed text. */
  focus: () => void;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** For the editor: the text typed before it was ready if it should take the focus, otherwise null. */
  takeOver: () => string | null;
}

/**
 * Lets a person press the place of an editor and type immediately, although the editor is still loading. A disabled editor ignores the
 * keys.
 */
export function useEarlyWriting(disabled: boolean, given?: () => string | null): EarlyWriting {
  const frame = useRef<HTMLDivElement>(null);
  const ahead = useTypeAhead();
  const editor = () => frame.current?.querySelector<HTMLElement>('[contenteditable]');
  return {
    frame,
    focus: () => (editor() ?? frame.current)?.focus(),
    onFocus: ({ target, currentTarget }) => {
      if (target !== currentTarget) return;
      const ready = editor();
      if (ready) ready.focus();
      else if (!disabled) ahead.begin();
    },
    onKeyDown: ahead.onKeyDown,
    takeOver: () => {
      const typed = ahead.take();
      return document.activeElement === frame.current ? typed : (given?.() ?? null);
    },
  };
}
