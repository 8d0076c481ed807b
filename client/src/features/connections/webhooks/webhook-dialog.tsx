import { Switch, Text } from '@fluentui/react-components';
import {
  MESSAGES,
  type NewSecret,
  t,
  type Webhook,
  WEBHOOK_KIND_LABELS,
  WEBHOOK_KINDS,
  WEBHOOK_MESSAGES,
  type WebhookChange,
  webhookUrlProblem,
} from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { TextField } from '../../../shared/forms/text-field';
import { type Errors, type Form, useForm } from '../../../shared/forms/use-form';
import { useNotify } from '../../../shared/state/hooks';
import { TickedChoices } from '../ticked-choices';
import { webhooksApi } from './webhooks-api';

const NEW: WebhookChange = { url: '', kinds: [...WEBHOOK_KINDS], active: true };

const validate = ({ url, kinds }: WebhookChange): Errors<WebhookChange> => ({
  url: webhookUrlProblem(url.trim()),
  kinds: kinds.length === 0 ? WEBHOOK_MESSAGES.kinds : undefined,
});

interface WebhookDialogProps {
  /** Null for a new webhook. */
  webhook: Webhook | null;
  /** Called with the secret of a new webhook. */
  onClose: (made: NewSecret | null) => void;
}

/** The values of the form, and what happens when they are sent. */
function useWebhookForm({ webhook, onClose }: WebhookDialogProps) {
  const [add] = webhooksApi.useAddWebhookMutation();
  const [change] = webhooksApi.useChangeWebhookMutation();
  const notify = useNotify();
  const form = useForm<WebhookChange>({
    initial: webhook ? { url: webhook.url, kinds: webhook.kinds, active: webhook.active } : NEW,
    validate,
    submit: async ({ url, ...rest }) => {
      const values = { url: url.trim(), ...rest };
      if (!webhook) return onClose(await add(values).unwrap());
      await change({ id: webhook.id, ...values }).unwrap();
      notify.success(MESSAGES.updated);
      onClose(null);
    },
  });
  return form;
}

/** Adds or edits a webhook. Mount it when opened. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const form = useWebhookForm({ webhook, onClose });
  return (
    <FormDialog
      open
      title={webhook ? t('Edit the webhook') : t('Add a webhook')}
      submit={webhook ? t('Save') : t('Add')}
      busy={form.submitting}
      changed={form.dirty}
      onSubmit={() => void form.submit()}
      onCancel={() => onClose(null)}
    >
      <ErrorSummary form={form} />
      <Text>
        {t(
          'A message has the number and the status of the manuscript, as its authors see it, and the time. It has no names, texts or files.',
        )}
      </Text>
      <WebhookFields form={form} />
    </FormDialog>
  );
}

function WebhookFields({ form }: { form: Form<WebhookChange> }) {
  return (
    <>
      <TextField
        form={form}
        name="url"
        label={t('Address')}
        help={t('The https address of the system that receives the messages.')}
        type="url"
        autoComplete="off"
        required
      />
      <TickedChoices
        label={t('Notify when')}
        labels={WEBHOOK_KIND_LABELS}
        choices={WEBHOOK_KINDS}
        chosen={form.values.kinds}
        error={form.errors.kinds}
        onChange={(kinds) => form.set('kinds', kinds)}
      />
      <Switch
        label={t('On: events are sent as they happen. While it is off, nothing is kept to be sent later.')}
        checked={form.values.active}
        onChange={(_event, { checked }) => form.set('active', checked)}
      />
    </>
  );
}
