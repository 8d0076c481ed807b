import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type NewSecret, t, type Webhook } from '@contracts';
import { ShownOnceDialog } from '../../../shared/dialogs/shown-once-dialog';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { WebhookDialog } from './webhook-dialog';
import { WebhookFacts } from './webhook-facts';
import { webhooksApi } from './webhooks-api';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  address: {
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

const webhookPath = (id: string): string => `/connections/webhook/${id}`;

/** The addresses that are notified of what happens to manuscripts. */
export function WebhooksCard() {
  const styles = useStyles();
  const query = webhooksApi.useWebhooksQuery();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<NewSecret | null>(null);
  const navigate = useNavigate();
  const leave = ({ id }: NewSecret): void => {
    setMade(null);
    void navigate(webhookPath(id));
  };
  return (
    <Card title={t('Webhooks')} actions={<Button onClick={() => setAdding(true)}>{t('Add a webhook')}</Button>}>
      <Text className={styles.quiet}>
        {t(
          'Other systems are notified when a manuscript comes in, moves on, gets a decision or is accepted. Nothing is sent until you add an address here.',
        )}
      </Text>
      <Loaded query={query}>{(webhooks) => <List webhooks={webhooks} />}</Loaded>
      {adding && (
        <WebhookDialog
          webhook={null}
          onClose={(added) => {
            setAdding(false);
            setMade(added);
          }}
        />
      )}
      {made && <SecretDialog secret={made.secret} onClose={() => leave(made)} />}
    </Card>
  );
}

function List({ webhooks }: { webhooks: readonly Webhook[] }) {
  const styles = useStyles();
  if (webhooks.length === 0) return <EmptyState text={t('There is no webhook yet.')} />;
  return (
    <ul className={styles.list} aria-label={t('Webhooks')}>
      {webhooks.map((webhook) => (
        <li key={webhook.id} className={styles.row}>
          <Link to={webhookPath(webhook.id)} className={styles.address}>
            {webhook.url}
          </Link>
          <WebhookFacts webhook={webhook} />
        </li>
      ))}
    </ul>
  );
}

/** The secret with which the receiver verifies messages. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title={t('Save the secret of this webhook')}
      text={t(
        'The receiver uses it to verify that a message comes from this journal (Standard Webhooks). It is shown only once: enter it there now, or keep it in a safe place.',
      )}
      secret={secret}
      onClose={onClose}
    />
  );
}
