import { t, type TicketView } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { useNotify } from '../../../shared/state/hooks';
import { ticketsApi } from '../tickets-api';

interface Props {
  ticket: TicketView;
  /** True if an answer is written but not sent. */
  unsent: boolean;
  onClose(): void;
}

/** Closes the ticket after a confirmation (spec part 1, section 4, 'Tickets'). */
export function CloseTicketDialog({ ticket, unsent, onClose }: Props) {
  const [close, { isLoading }] = ticketsApi.useCloseTicketMutation();
  const notify = useNotify();
  const confirmed = async (): Promise<void> => {
    const answer = await close({ ticketId: ticket.id, version: ticket.version });
    onClose();
    if (!('error' in answer)) notify.success(t('The ticket is closed.'));
  };
  return (
    <ConfirmDialog
      open
      title={t('Close this ticket?')}
      text={
        unsent
          ? t('The answer that you have written is not sent. It stays in the field below.')
          : t('An answer reopens it.')
      }
      confirm={t('Close the ticket')}
      busy={isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
