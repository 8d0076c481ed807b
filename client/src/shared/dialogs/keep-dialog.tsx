import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  Text,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

interface KeepDialogProps {
  title: string;
  text: string;
  /** Label of the only button that closes it: 'I have saved it'. */
  confirmLabel: string;
  /** A class in addition to the layout in a column. */
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows content that is never shown again, such as a secret or recovery codes. Closes only by its button. */
export function KeepDialog({ title, text, confirmLabel, className, onClose, children }: KeepDialogProps) {
  const styles = useStyles();
  useReturnFocus(true);
  return (
    <Dialog modalType="alert" open>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={mergeClasses(styles.content, className)}>
            <Text>{text}</Text>
            {children}
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
