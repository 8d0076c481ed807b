import { MESSAGES, t, type TicketCard } from '@contracts';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { useNotify } from '../../shared/state/hooks';
import { ticketsApi } from './tickets-api';

interface Props {
  ticket: TicketCard;
  onClose(): void;
  onDeleted(): void;
}

/** Deletes a ticket after a confirmation, because this cannot be undone (spec part 1, section 5: 'Deleting asks ...'). */
export function DeleteTicketDialog({ ticket, onClose, onDeleted }: Props) {
  const [remove, { isLoading }] = ticketsApi.useDeleteTicketMutation();
  const notify = useNotify();
  const confirmed = async (): Promise<void> => {
    const answer = await remove(ticket.id);
    onClose();
    if ('error' in answer) return;
    notify.success(MESSAGES.deleted);
    onDeleted();
  };
  return (
    <ConfirmDialog
      open
      title={MESSAGES.confirmDelete}
      text={t("The ticket ''{name}' and all its answers will be deleted, also for the person who opened it.", {
        name: ticket.name,
      })}
      confirm={t('Delete the ticket')}
      destructive
      busy={isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
