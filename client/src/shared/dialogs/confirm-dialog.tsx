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
import type { ReactNode } from 'react';
import { t } from '@contracts';
import { useReturnFocus } from './use-return-focus';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  /** The label of the button, which names the action: 'Delete the draft', never 'OK'. */
  confirm: string;
  cancel?: string;
  /** True if the action destroys something; the label says what. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const useStyles = makeStyles({
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
  },
});

/** A short question. Escape and the second button cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirm,
    cancel = t('Cancel'),
    destructive = false,
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  const styles = useStyles();
  useReturnFocus(open);
  return (
    <Dialog modalType="alert" open={open} onOpenChange={(_event, data) => !data.open && onCancel()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{text}</DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>{cancel}</Button>
            <Button
              appearance="primary"
              className={destructive ? styles.danger : undefined}
              disabledFocusable={busy}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
