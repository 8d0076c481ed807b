import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { Page } from '../../shared/page/page';
import { ApiKeysCard } from './api-keys/api-keys-card';
import { WebhooksCard } from './webhooks/webhooks-card';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** `/connections`: what other systems are notified of, and what they may read. */
export function ConnectionsPage() {
  const styles = useStyles();
  return (
    <Page title={t('Connections')}>
      <div className={styles.cards}>
        <WebhooksCard />
        <ApiKeysCard />
      </div>
    </Page>
  );
}
