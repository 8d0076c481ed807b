import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { Page } from '../../shared/page/page';
import { WebhooksCard } from './webhooks/webhooks-card';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** `/connections`: what other systems are told. */
export function ConnectionsPage() {
  const styles = useStyles();
  return (
    <Page title={t('Connections')} width="reading">
      <div className={styles.cards}>
        <WebhooksCard />
      </div>
    </Page>
  );
}
