import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type AuditState, t } from '@contracts';
import { Loaded } from '../../shared/page/loaded';
import { Page } from '../../shared/page/page';
import { auditApi } from './audit-api';
import { SealsCard } from './seals-card';
import { VerificationCard } from './verification-card';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const POLL_MS = 1_500;

/** True while a verification runs in the background and the page waits for its end. */
const isRunning = (state: AuditState | undefined): boolean => state?.verification?.finishedAt === null;

/** `/audit`: whether the log is unchanged, and the proof of it (lifecycle, section 6 (5)). */
export function AuditPage() {
  const styles = useStyles();
  const [awaitsSeal, setAwaitsSeal] = useState(false);
  const known = auditApi.useAuditStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const waits = isRunning(known.data) || (awaitsSeal && known.data?.seals.length === 0);
  auditApi.useAuditStateQuery(undefined, { pollingInterval: waits ? POLL_MS : 0 });
  return (
    <Page title={t('Audit')} width="reading">
      <Text className={styles.quiet}>
        {t(
          'Every step of every manuscript is an event in a log that can only be added to. Once a day the log is sealed: a number that depends on every event is calculated and signed. This makes any later change to an event detectable.',
        )}
      </Text>
      <Loaded query={known}>
        {(state) => (
          <div className={styles.cards}>
            <VerificationCard state={state} />
            <SealsCard state={state} waits={waits} onSeal={() => setAwaitsSeal(true)} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
