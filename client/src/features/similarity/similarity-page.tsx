import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { Page } from '../../shared/page/page';
import { RunsCard } from './runs-card';
import { ServiceCard } from './service-card';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** `/similarityService`: where manuscripts are compared with published texts, and what became of those that went. */
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
