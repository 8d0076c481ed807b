import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '@contracts';
import type { StoredText } from '../saving/use-stored';
import { ConfirmDialog } from './confirm-dialog';
import { RestoredTextNote } from './restored-text-note';
import { useReturnFocus } from './use-return-focus';
import { useTyped } from './use-typed';

interface FormDialogProps {
  open: boolean;
  title: string;
  /** Label of the submit button. */
  submit: string;
  cancel?: string;
  busy?: boolean;
  disabled?: boolean;
  /** True for a change other than typed text that closing would lose. */
  changed?: boolean;
  /** Text that this browser keeps until it is sent or discarded. */
  storedText?: StoredText;
  /** 'wide' for mails and rich text. */
  size?: 'normal' | 'wide';
  onSubmit: () => void;
  onCancel: () => void;
  /** Called instead of closing while busy, for work that can be stopped. */
  onStop?: () => void;
  children: ReactNode;
}

const useStyles = makeStyles({
  content: {
    ...{ display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
    // A dialog that is too high scrolls. Without this, its error messages would shrink to a line and cover the fields.
    '& > *': { flexShrink: 0 },
  },
  wide: { width: 'min(880px, 96vw)', maxWidth: '880px' },
  normal: {},
  send: { whiteSpace: 'nowrap' },
});

/**
 * A form in a dialog: Enter submits, Escape cancels, and typed text is discarded only after a confirmation. Mount it when opened, so that
 * each opening starts empty.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, title, submit, cancel = t('Cancel'), busy = false, disabled = false, size = 'normal' } = props;
  const styles = useStyles();
  useReturnFocus(open);
  const { ref, asking, leave: close, stay } = useLeaving(props.onCancel, props.changed ?? false);
  const leave = busy && props.onStop ? props.onStop : close;
  const discard = (): void => {
    props.storedText?.drop();
    props.onCancel();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // In the React tree, a dialog's form may be inside a page's form, which must not be submitted too.
    event.stopPropagation();
    if (!busy && !disabled) props.onSubmit();
  };
  return (
    <>
      <Dialog modalType="modal" open={open} onOpenChange={(event, data) => !data.open && !isOutside(event) && leave()}>
        <DialogSurface className={styles[size]}>
          <form ref={ref} noValidate onSubmit={send}>
            <DialogBody>
              <DialogTitle>{title}</DialogTitle>
              <DialogContent className={styles.content}>
                {props.storedText?.isRestored && <RestoredTextNote onDiscard={discard} />}
                {props.children}
              </DialogContent>
              <DialogActions>
                <Button onClick={leave}>{cancel}</Button>
                <SendButton disabled={disabled} busy={busy} text={submit} />
              </DialogActions>
            </DialogBody>
          </form>
        </DialogSurface>
      </Dialog>
      {asking && <DiscardQuestion onDiscard={discard} onStay={stay} />}
    </>
  );
}

function SendButton({ disabled, busy, text }: { disabled: boolean; busy: boolean; text: FormDialogProps['submit'] }) {
  const styles = useStyles();
  return (
    <Button type="submit" appearance="primary" className={styles.send} disabled={disabled} disabledFocusable={busy}>
      {text}
    </Button>
  );
}

/** Asks before typed text is lost. */
function useLeaving(onCancel: () => void, changed: boolean) {
  const { ref, typed } = useTyped<HTMLFormElement>();
  const [asking, setAsking] = useState(false);
  return { ref, asking, leave: () => (typed || changed ? setAsking(true) : onCancel()), stay: () => setAsking(false) };
}

function DiscardQuestion({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      open
      title={t('Discard what you wrote?')}
      text={t('Your text has not been sent or saved.')}
      confirm={t('Discard changes')}
      cancel={t('Keep writing')}
      destructive
      onConfirm={onDiscard}
      onCancel={onStay}
    />
  );
}

/** True for a click outside the dialog. Such a click is often an accident, so it must not discard typed text. */
const isOutside = (event: { type: string; target: EventTarget | null }): boolean =>
  event.type === 'click' && event.target instanceof Element && event.target.className.includes('backdrop');
