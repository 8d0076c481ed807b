import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { FAILED_MAIL_DAYS, type HealthStatus, type ServiceFigures, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { formatRelative } from '../../../shared/display/format';
import { Loaded } from '../../../shared/page/loaded';
import { homeApi } from '../home-api';
import { Facts } from './facts';
import { QuarantinedEventsButton } from './quarantined-events';

const useStyles = makeStyles({
  // Keeps its height before it has data.
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minHeight: '132px' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  bad: { color: tokens.colorPaletteRedForeground1 },
});

/** Whether every part of the system works, for the webmaster. */
export function HealthCard() {
  const query = homeApi.useHealthQuery(undefined, { pollingInterval: 60_000 });
  const { data: figures } = homeApi.useServiceFiguresQuery(undefined, { pollingInterval: 60_000 });
  return (
    <Card title={t('Health of the system')}>
      <div className={useStyles().body}>
        <Facts facts={factsOf(figures, query.data)} />
        <Loaded query={query}>{(health) => <Health health={health} />}</Loaded>
      </div>
    </Card>
  );
}

/** Shows dashes until the numbers are known, so that nothing moves. */
const factsOf = (figures?: ServiceFigures, health?: HealthStatus): readonly (readonly [string, string])[] => [
  [t('Mails that failed in {days} days', { days: FAILED_MAIL_DAYS }), figures ? String(figures.failedMails) : '–'],
  [t('Newest backup'), figures ? backupOf(figures) : '–'],
  [t('Events set aside'), health ? String(health.quarantined.length) : '–'],
];

const backupOf = ({ lastBackupAt }: ServiceFigures): string =>
  lastBackupAt === null ? t('none') : formatRelative(lastBackupAt);

function Health({ health: { parts, quarantined } }: { health: HealthStatus }) {
  const styles = useStyles();
  const broken = parts.filter(({ problem }) => problem !== null);
  return (
    <>
      <Text>
        {broken.length === 0
          ? t(
              'All {count, plural, one {# part} other {# parts}} work: mail, read models, jobs, storage and backup among them.',
              { count: parts.length },
            )
          : t('{count, plural, one {# part of {all} has} other {# parts of {all} have}} a problem.', {
              count: broken.length,
              all: parts.length,
            })}
      </Text>
      {broken.length > 0 && (
        <ul className={styles.list}>
          {broken.map(({ name, problem }) => (
            <li key={name}>
              <strong className={styles.bad}>{name}</strong>: {problem}
            </li>
          ))}
        </ul>
      )}
      <QuarantinedEventsButton events={quarantined} />
    </>
  );
}
