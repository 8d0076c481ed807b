import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { t } from '@contracts';
import { useReturnFocus } from './use-return-focus';

const useStyles = makeStyles({ wide: { width: 'min(880px, 96vw)', maxWidth: '880px' } });

interface ReadDialogProps {
  title: string;
  /** For tables, pictures and texts side by side. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Something to read, without leaving the page. Render it while it is open; Escape and the button close it. */
export function ReadDialog({ title, wide = false, onClose, children }: ReadDialogProps) {
  const styles = useStyles();
  useReturnFocus(true);
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface className={wide ? styles.wide : undefined}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('Close')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
