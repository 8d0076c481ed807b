import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type AuditState, type LogSealView, t } from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import { Card } from '../../shared/display/card';
import { formatDateTime, formatNumber } from '../../shared/display/format';
import { EmptyState } from '../../shared/page/empty-state';
import { useNotify } from '../../shared/state/hooks';
import { auditApi } from './audit-api';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  seal: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
});

interface SealsCardProps {
  state: AuditState;
  /** The first seal is being made. */
  waits: boolean;
  onSeal: () => void;
}

/** The newest seals, with their roots to compare with copies kept elsewhere. */
export function SealsCard({ state: { seals, publicKey }, waits, onSeal }: SealsCardProps) {
  const styles = useStyles();
  const notify = useNotify();
  const [seal, { isLoading }] = auditApi.useSealLogMutation();
  const start = async (): Promise<void> => {
    try {
      await seal().unwrap();
      onSeal();
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  const busy = isLoading || (waits && seals.length === 0);
  const button = (
    <Button disabledFocusable={busy} onClick={() => void start()}>
      {busy ? t('Sealing…') : t('Seal now')}
    </Button>
  );
  return (
    <Card title={t('Seals')} actions={button}>
      <Text>
        {t(
          'From time to time, keep a root outside this system, such as in the minutes of a meeting. A log that leads to the same root has not changed since that day.',
        )}
      </Text>
      {seals.length === 0 ? (
        <EmptyState text={t('There is no seal yet. The first one is made within a day.')} />
      ) : (
        <ul className={styles.list} aria-label={t('Seals')}>
          {seals.map((one) => (
            <Seal key={one.number} seal={one} />
          ))}
        </ul>
      )}
      <Text className={styles.quiet} size={200}>
        {t('Public key of this system')} <span className={styles.code}>{publicKey}</span>
      </Text>
    </Card>
  );
}

function Seal({ seal }: { seal: LogSealView }) {
  const styles = useStyles();
  const { number, events, at, root, signed, byPresentKey } = seal;
  return (
    <li className={styles.seal}>
      <span className={styles.head}>
        <Text weight="semibold">{t('Seal {number}', { number })}</Text>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </span>
      <Text size={200}>{t('{count} events', { count: formatNumber(events) })}</Text>
      <span className={styles.code}>{root}</span>
      {!signed && <Text size={200}>{t('Its signature is wrong.')}</Text>}
      {signed && !byPresentKey && <Text size={200}>{t('Signed with an earlier key of this system.')}</Text>}
    </li>
  );
}
