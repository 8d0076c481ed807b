import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { Page } from '../../shared/page/page';
import { RunsCard } from './runs-card';
import { ServiceCard } from './service-card';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** `/similarityService`: the service that compares manuscripts with published texts, and the state of those that were sent. */
export function SimilarityPage() {
  const styles = useStyles();
  return (
    <Page title={t('Similarity service')} width="full">
      <div className={styles.cards}>
        <ServiceCard />
        <RunsCard />
      </div>
    </Page>
  );
}
