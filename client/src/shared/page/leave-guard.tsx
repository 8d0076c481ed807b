import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { t } from '@contracts';
import { ConfirmDialog } from '../dialogs/confirm-dialog';

/** State of a navigation right after saving, when the rendered state may still count as unsaved. */
export const SAVED = { saved: true } as const;

const isSaved = (state: unknown): boolean => typeof state === 'object' && state !== null && 'saved' in state;

/** The address up to what a form is about: its path, and the parameters that lead to another form on the same page. */
const placeOf = ({ pathname, search }: Location, params: readonly string[]): string =>
  JSON.stringify([pathname, ...params.map((name) => new URLSearchParams(search).get(name))]);

interface Props {
  when: boolean;
  /** Parameters of the address that, when they change, replace the form by another one. */
  params?: readonly string[];
}

const NO_PARAMS: readonly string[] = [];

/** Asks before leaving unsaved text, within the application and when the tab closes. */
export function LeaveGuard({ when, params = NO_PARAMS }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && placeOf(currentLocation, params) !== placeOf(nextLocation, params) && !isSaved(nextLocation.state),
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
      title={t('Leave without saving?')}
      text={t('Your changes on this page have not been saved.')}
      confirm={t('Leave without saving')}
      cancel={t('Stay on this page')}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
