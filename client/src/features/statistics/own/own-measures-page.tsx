import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type OwnMeasures, t, VEIL_MESSAGES } from '@contracts';
import { Timestamp } from '../../../shared/display/timestamp';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { MeasureCard } from './measure-card';
import { ownMeasuresApi } from './own-measures-api';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const POLL_MS = 1_500;

/** `/ownMeasures`: measures from files of the journal's own analysts, with their newest numbers. */
export function OwnMeasuresPage() {
  const query = ownMeasuresApi.useOwnMeasuresQuery(undefined, { refetchOnMountOrArgChange: true });
  const running = query.data?.running === true;
  ownMeasuresApi.useOwnMeasuresQuery(undefined, { pollingInterval: running ? POLL_MS : 0 });
  const [compute, { isLoading }] = ownMeasuresApi.useComputeMeasuresMutation();
  const button = (
    <Button disabledFocusable={running || isLoading} onClick={() => void compute()}>
      {running ? t('Computing…') : t('Compute now')}
    </Button>
  );
  return (
    <Page title={t('Custom measures')} actions={query.data?.authorsHidden === true ? undefined : button}>
      <Loaded query={query}>{(data) => <Measures data={data} />}</Loaded>
    </Page>
  );
}

function Measures({ data: { measures, computedAt, walled, authorsHidden } }: { data: OwnMeasures }) {
  const styles = useStyles();
  if (walled)
    return (
      <EmptyState
        text={t(
          'These numbers are of all manuscripts together. One of them is your own, so they are not shown to you.',
        )}
      />
    );
  if (authorsHidden) return <EmptyState text={VEIL_MESSAGES.measures} />;
  if (computedAt === null)
    return (
      <EmptyState
        text={t('The measures have not been computed yet. This happens every night, or when you use the button above.')}
      />
    );
  return (
    <div className={styles.cards}>
      <Text className={styles.quiet}>
        {t('Computed')} <Timestamp at={computedAt} focusable />
      </Text>
      {measures.map((measure) => (
        <MeasureCard key={measure.name} measure={measure} />
      ))}
    </div>
  );
}
