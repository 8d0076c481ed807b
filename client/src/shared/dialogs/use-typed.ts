import { useCallback, useRef, useState } from 'react';

const NOT_TEXT = ['checkbox', 'radio', 'file', 'range'];

/** Attribute of a field whose text only finds something, and is not part of what a dialog sends. */
export const FINDS_ONLY = { 'data-finds-only': '' };

/** True for typed text. A choice can be repeated quickly, but written text cannot. */
function isText(target: EventTarget | null): boolean {
  if (target instanceof HTMLSelectElement) return false;
  if (target instanceof HTMLElement && 'findsOnly' in target.dataset) return false;
  return !(target instanceof HTMLInputElement) || !NOT_TEXT.includes(target.type);
}

/**
 * Whether text was typed or pasted in an element. Listens to `beforeinput` as well: the rich text editor handles it itself, so no
 * `input` follows.
 */
export function useTyped<Host extends HTMLElement>() {
  const [typed, setTyped] = useState(false);
  const host = useRef<Host | null>(null);
  const note = useCallback((event: Event) => isText(event.target) && setTyped(true), []);
  const ref = useCallback(
    (element: Host | null) => {
      for (const kind of ['beforeinput', 'input']) {
        host.current?.removeEventListener(kind, note);
        element?.addEventListener(kind, note);
      }
      host.current = element;
    },
    [note],
  );
  return { ref, typed };
}
