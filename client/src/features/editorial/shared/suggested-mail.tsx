import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type MailBody, type MailSuggestion, t } from '@contracts';
import { Loaded } from '../../../shared/page/loaded';

const load = () => import('../../../shared/dialogs/mail-dialog');
// Loaded lazily, because most visits to an article write no mail.
const MailDialog = lazy(async () => ({ default: (await load()).MailDialog }));

interface Props {
  /** The query that loads the suggestion. */
  query: { data?: MailSuggestion; error?: unknown; refetch: () => unknown };
  title: string;
  /** See `MailDialog`. */
  storedAs: string;
  /** Label of the send button. */
  send?: string;
  onSend(mail: MailBody): Promise<unknown>;
  onClose(): void;
  children?: ReactNode;
  /** See `MailDialog`. */
  personal?: boolean;
}

/** A mail to edit and send, shown once its suggestion has loaded. If it cannot be loaded, a dialog says why. */
export function SuggestedMail({ query, onClose, children, ...mail }: Props) {
  // Loads the dialog while the suggestion loads. A failure is reported when the dialog is rendered.
  useEffect(() => void load().catch(() => undefined), []);
  if (query.data) {
    return (
      <Suspense fallback={null}>
        <MailDialog {...mail} suggestion={query.data} onClose={onClose}>
          {children}
        </MailDialog>
      </Suspense>
    );
  }
  if (!query.error) return null;
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{mail.title}</DialogTitle>
          <DialogContent>
            <Loaded query={query}>{() => null}</Loaded>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('Cancel')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
