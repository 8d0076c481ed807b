import { makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { t } from '@contracts';
import { DismissButton } from '../../shared/display/dismiss-button';
import { VisuallyHidden } from '../../shared/display/visually-hidden';
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks';
import { dismissed, type Notification } from '../../shared/state/notifications-slice';

const SHOWN_MS = { success: 6000, info: 8000, error: 20_000 } as const;

const useStyles = makeStyles({
  stack: {
    position: 'fixed',
    insetInlineEnd: tokens.spacingHorizontalXXL,
    // Placed under the top bar: at the bottom of the window, messages would cover the buttons of dialogs.
    top: `calc(3rem + ${tokens.spacingVerticalM})`,
    zIndex: 1_000_001,
    width: 'min(420px, calc(100vw - 2 * 24px))',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    // In the middle, where they cover neither the banner's button nor the buttons in a page's heading.
    '@media (min-width: 1000px)': { insetInline: 0, marginInline: 'auto' },
    '@media print': { display: 'none' },
  },
  note: { boxShadow: tokens.shadow16, paddingBlock: tokens.spacingVerticalS },
});

/** The visible messages and the live regions that announce them. */
export function Notifications() {
  const styles = useStyles();
  const shown = useAppSelector((state) => state.notifications.shown);
  const lines = (error: boolean) =>
    shown.filter((note) => (note.intent === 'error') === error).map((note) => <p key={note.id}>{note.text}</p>);
  return (
    <>
      <VisuallyHidden>
        <div role="status" aria-live="polite" aria-relevant="additions">
          {lines(false)}
        </div>
        <div role="alert" aria-relevant="additions">
          {lines(true)}
        </div>
      </VisuallyHidden>
      <section className={styles.stack} aria-label={t('Notifications')}>
        {shown.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </section>
    </>
  );
}

/** Disappears after a while, but not while the pointer or the focus rests on it. */
function Note({ note }: { note: Notification }) {
  const styles = useStyles();
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = window.setTimeout(() => dispatch(dismissed(note.id)), SHOWN_MS[note.intent]);
    return () => window.clearTimeout(timer);
  }, [dispatch, held, note]);
  const hold = { onMouseEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onMouseLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <MessageBar intent={note.intent} layout="multiline" className={styles.note} {...hold} {...release}>
      <MessageBarBody>{note.text}</MessageBarBody>
      <MessageBarActions containerAction={<DismissButton onClick={() => dispatch(dismissed(note.id))} />} />
    </MessageBar>
  );
}
