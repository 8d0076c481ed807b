import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialogs/confirm-dialog';

/** State of a navigation by a page that has just saved: what is drawn may be a moment behind what is so. */
export const SAVED = { saved: true } as const;

const isSaved = (state: unknown): boolean => typeof state === 'object' && state !== null && 'saved' in state;

/** Asks before unsaved text is left, within the application and when the tab is closed. */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname && !isSaved(nextLocation.state),
  );
  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text="What you typed on this page has not been saved."
      confirm="Leave and lose the changes"
      cancel="Stay on this page"
      destructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
