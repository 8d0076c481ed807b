import { useEffect } from 'react';

/**
 * Once a new draft is on the server, the address bar names it, so that a reload finds it again. The router is not told before the
 * next step: a change of page would take the focus away from whoever is typing.
 */
export function useAddressOfNewDraft(
  id: string | undefined,
  initialId: string | undefined,
  onBegun: ((id: string) => void) | undefined,
): void {
  useEffect(() => {
    if (!id || id === initialId) return;
    onBegun?.(id);
    const next = window.location.pathname.replace(/\/manuscript\/submit\/?$/, `/manuscript/submit/${id}`);
    window.history.replaceState(window.history.state, '', next + window.location.search);
  }, [id, initialId, onBegun]);
}
