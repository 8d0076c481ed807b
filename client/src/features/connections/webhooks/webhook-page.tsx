import { makeStyles, tokens } from '@fluentui/react-components';
import { useParams } from 'react-router-dom';
import { t, type Webhook } from '@contracts';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { DeliveriesCard } from './deliveries-card';
import { WebhookActions } from './webhook-actions';
import { WebhookFacts } from './webhook-facts';
import { webhooksApi } from './webhooks-api';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  address: { overflowWrap: 'anywhere' },
});

const POLL_MS = 5_000;

/** `/connections/webhook/:id`: one webhook with the messages sent to it. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const query = webhooksApi.useWebhooksQuery(undefined, { pollingInterval: POLL_MS });
  return (
    <Page title={t('Webhook')} width="full" crumbs={[{ label: t('Connections'), to: '/connections' }]}>
      <Loaded query={query}>
        {(webhooks) => {
          const webhook = webhooks.find((one) => one.id === id);
          return webhook ? <Details webhook={webhook} /> : <EmptyState text={t('This webhook was deleted.')} />;
        }}
      </Loaded>
    </Page>
  );
}

function Details({ webhook }: { webhook: Webhook }) {
  const styles = useStyles();
  return (
    <div className={styles.cards}>
      <Card title={<span className={styles.address}>{webhook.url}</span>}>
        <WebhookFacts webhook={webhook} />
        <WebhookActions webhook={webhook} />
      </Card>
      <DeliveriesCard webhook={webhook} />
    </div>
  );
}
