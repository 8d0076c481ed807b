import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { Page } from '../../shared/page/page';
import { useUser } from '../../shared/state/hooks';
import { PeriodCard } from './period-card';
import { SendingsCard } from './sendings-card';
import { TargetCard } from './target-card';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** `/exports`: packages of accepted articles. The office downloads those of a period; webmasters set up the automatic sending. */
export function ExportsPage() {
  const styles = useStyles();
  const isWebmaster = useUser().group.group === 'webmaster';
  return (
    <Page title={t('Export')} width="full">
      <div className={styles.cards}>
        <PeriodCard />
        {isWebmaster && <TargetCard />}
        {isWebmaster && <SendingsCard />}
      </div>
    </Page>
  );
}
