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
import type { FormEvent, ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus';

interface FormDialogProps {
  open: boolean;
  title: string;
  /** Words of the button that sends the form. */
  submit: string;
  cancel?: string;
  busy?: boolean;
  disabled?: boolean;
  /** 'wide' for mails and rich text. */
  size?: 'normal' | 'wide';
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  wide: { width: 'min(880px, 96vw)', maxWidth: '880px' },
  normal: {},
});

/** A form in a dialog: Enter sends it, Escape cancels. Mount it when opened, so that each opening starts afresh. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, submit, cancel = 'Cancel', busy = false, disabled = false, size = 'normal' } = props;
  const styles = useStyles();
  useReturnFocus(open);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form may stand, in the tree, inside a page's form: that one must not be sent too.
    event.stopPropagation();
    if (!busy && !disabled) props.onSubmit();
  };
  return (
    <Dialog
      modalType="modal"
      open={open}
      onOpenChange={(event, data) => !data.open && !isOutside(event) && props.onCancel()}
    >
      <DialogSurface className={styles[size]}>
        <form noValidate onSubmit={send}>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>{props.children}</DialogContent>
            <DialogActions>
              <Button onClick={props.onCancel}>{cancel}</Button>
              <Button type="submit" appearance="primary" disabled={disabled} disabledFocusable={busy}>
                {submit}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

/** A click beside the dialog is too easily an accident to throw typed text away. */
const isOutside = (event: { type: string; target: EventTarget | null }): boolean =>
  event.type === 'click' && event.target instanceof Element && event.target.className.includes('backdrop');
