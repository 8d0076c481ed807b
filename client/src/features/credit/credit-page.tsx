import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { Page } from '../../shared/page/page';
import { creditApi } from './credit-api';
import { DepositsCard } from './deposits-card';
import { SettingsCard } from './settings-card';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** `/creditAtOrcid`: how reviews get to the ORCID records of their reviewers, and the state of each. */
export function CreditPage() {
  const styles = useStyles();
  const { isLoading } = creditApi.useCreditQuery();
  return (
    <Page title={t('Credit at ORCID')} width="full">
      <div className={styles.cards}>
        <SettingsCard />
        {/* Hidden while the settings load, whose height is not known before. */}
        <div hidden={isLoading}>
          <DepositsCard />
        </div>
      </div>
    </Page>
  );
}
