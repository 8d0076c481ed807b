import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { retentionApi } from '../retention-api';
import { RetentionForm, Runs } from './retention-form';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** `/retention`: how long the journal keeps which data, for webmasters (lifecycle, section 6 (3)). */
export function RetentionPage() {
  const styles = useStyles();
  const query = retentionApi.useRetentionQuery();
  return (
    <Page title={t('Retention')} width="reading">
      <Text>
        {t(
          'Anything older is permanently erased once a day. Leave a field empty to keep items indefinitely. Accepted manuscripts are always kept. Statistics do not change, and each run is recorded in the security log.',
        )}
      </Text>
      <Loaded query={query}>
        {(state) => (
          <div className={styles.cards}>
            <RetentionForm state={state} />
            <Runs state={state} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
