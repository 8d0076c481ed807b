import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES, t, type Webhook, type WebhookTest } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { TestOutcome } from '../../../shared/outgoing/test-outcome';
import { useNotify } from '../../../shared/state/hooks';
import { useRunAndNotify } from '../../../shared/state/use-run-and-notify';
import { WebhookDialog } from './webhook-dialog';
import { outcomeText } from './webhook-facts';
import { webhooksApi } from './webhooks-api';
import { SecretDialog } from './webhooks-card';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Asked = 'edit' | 'renew' | 'delete' | null;

/** Test, edit, a new secret, delete. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const styles = useStyles();
  const runAndNotify = useRunAndNotify();
  const [asked, setAsked] = useState<Asked>(null);
  const [tested, setTested] = useState<WebhookTest | null>(null);
  const [test, { isLoading: testing }] = webhooksApi.useTestWebhookMutation();
  const runTest = (): Promise<void> =>
    runAndNotify(async () => {
      setTested(null);
      setTested(await test(webhook.id).unwrap());
    });
  return (
    <>
      <div className={styles.actions}>
        <Button appearance="primary" disabledFocusable={testing} onClick={() => void runTest()}>
          {testing ? t('Testing…') : t('Test this connection')}
        </Button>
        <Button onClick={() => setAsked('edit')}>{t('Edit')}</Button>
        <Button onClick={() => setAsked('renew')}>{t('New secret')}</Button>
        <Button onClick={() => setAsked('delete')}>{t('Delete')}</Button>
      </div>
      <TestOutcome
        tested={
          tested && {
            works: tested.problem === null,
            text: t('Test: {outcome}, after {count} ms', {
              outcome: outcomeText(tested.status, tested.problem),
              count: tested.milliseconds,
            }),
          }
        }
      />
      {asked === 'edit' && <WebhookDialog webhook={webhook} onClose={() => setAsked(null)} />}
      <RenewDialog webhook={webhook} open={asked === 'renew'} onClose={() => setAsked(null)} />
      <DeleteDialog webhook={webhook} open={asked === 'delete'} onClose={() => setAsked(null)} />
    </>
  );
}

interface QuestionProps {
  webhook: Webhook;
  open: boolean;
  onClose: () => void;
}

function RenewDialog({ webhook, open, onClose }: QuestionProps) {
  const runAndNotify = useRunAndNotify();
  const [renew, { isLoading }] = webhooksApi.useRenewWebhookSecretMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const confirmed = async (): Promise<void> => {
    await runAndNotify(async () => setSecret((await renew(webhook.id).unwrap()).secret));
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('Create a new secret?')}
        text={t('For a day messages are signed with both secrets, so that you can enter the new one at the receiver.')}
        confirm={t('Create a new secret')}
        busy={isLoading}
        onConfirm={() => void confirmed()}
        onCancel={onClose}
      />
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

function DeleteDialog({ webhook, open, onClose }: QuestionProps) {
  const runAndNotify = useRunAndNotify();
  const notify = useNotify();
  const navigate = useNavigate();
  const [remove, { isLoading }] = webhooksApi.useDeleteWebhookMutation();
  const confirmed = async (): Promise<void> => {
    onClose();
    await runAndNotify(async () => {
      await remove(webhook.id).unwrap();
      notify.success(MESSAGES.deleted);
      await navigate('/connections');
    });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('Delete this webhook?')}
      text={t(
        '{url} will no longer receive messages. Messages waiting to be sent and the list of messages are deleted.',
        {
          url: webhook.url,
        },
      )}
      confirm={t('Delete the webhook')}
      destructive
      busy={isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
