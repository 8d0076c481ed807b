import { useEffect } from 'react';

/**
 * Once a new draft is on the server, the address bar shows its id, so that a reload finds it. The router is updated only at the next step,
 * because a navigation would take the focus away from the field.
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
