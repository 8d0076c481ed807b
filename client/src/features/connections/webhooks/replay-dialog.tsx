import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { t, type Webhook, WEBHOOK_MESSAGES, type WebhookDelivery } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { DateField } from '../../../shared/dates/date-field';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useNotify } from '../../../shared/state/hooks';
import { webhooksApi } from './webhooks-api';

interface ReplayDialogProps {
  webhook: Webhook;
  /** A delivery, or 'since' for a day that the dialog asks for. */
  from: WebhookDelivery | 'since';
  onClose: () => void;
}

/** Sends messages again, starting with a delivery or a day. Mount it when opened. */
export function ReplayDialog({ webhook, from, onClose }: ReplayDialogProps) {
  const notify = useNotify();
  const [replay, { isLoading }] = webhooksApi.useReplayWebhookMutation();
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const send = async (): Promise<void> => {
    if (from === 'since' && (day === '' || new Date(day) > new Date())) return setProblem(WEBHOOK_MESSAGES.since);
    try {
      await replay({ id: webhook.id, ...(from === 'since' ? { since: day } : { fromDelivery: from.id }) }).unwrap();
      notify.success(t('The messages are being collected and will be sent again.'));
      onClose();
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  return (
    <FormDialog
      open
      title={
        from === 'since' ? t('Send again from a date') : t('Send again from {number} onwards', { number: from.number })
      }
      submit={t('Send again')}
      busy={isLoading}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      <Text>
        {t(
          'All messages of the chosen kinds are sent again in their original order, including those already delivered. Each keeps its id, so that the receiver recognises it.',
        )}
      </Text>
      {from === 'since' && <DateField label={t('Since')} value={day} onChange={setDay} required error={problem} />}
    </FormDialog>
  );
}
