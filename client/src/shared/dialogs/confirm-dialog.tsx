import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  /** What the button does, in words: 'Delete the draft', never 'OK'. */
  confirm: string;
  cancel?: string;
  /** The action destroys something; the button's words say what. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A short question. Escape and the second button cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirm,
    cancel = 'Cancel',
    destructive = false,
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  useReturnFocus(open);
  return (
    <Dialog modalType="alert" open={open} onOpenChange={(_event, data) => !data.open && onCancel()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{text}</DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>{cancel}</Button>
            <Button appearance={destructive ? 'outline' : 'primary'} disabledFocusable={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
