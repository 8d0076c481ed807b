import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { dateFormat, type DueDay, t, WEEK_DAYS } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Loaded } from '../../../shared/page/loaded';
import { homeApi } from '../home-api';
import { byWhom } from './what-waits';

const useStyles = makeStyles({
  // The height for the number of days that a small journal has, so that little moves when they load.
  body: { minHeight: '76px' },
  days: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 16px', margin: 0 },
  day: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  what: { margin: 0 },
});

/** Noon, so that the day is the same in every time zone of a reader. */
const dayName = ({ day }: DueDay): string =>
  dateFormat({ weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(`${day}T12:00:00Z`));

/** What reviewers, associate editors and the office must do in the coming days. */
export function WeekCard() {
  const styles = useStyles();
  const query = homeApi.useWaitingLongestQuery();
  return (
    <Card title={t('Due in the next {days} days', { days: WEEK_DAYS })}>
      <div className={styles.body}>
        <Loaded query={query}>{({ week }) => <Days week={week} />}</Loaded>
      </div>
    </Card>
  );
}

function Days({ week }: { week: readonly DueDay[] }) {
  const styles = useStyles();
  if (week.length === 0) return <Text>{t('Nothing is due.')}</Text>;
  return (
    <dl className={styles.days}>
      {week.map((day) => (
        <div key={day.day} style={{ display: 'contents' }}>
          <dt className={styles.day}>{dayName(day)}</dt>
          <dd className={styles.what}>{byWhom(day)}</dd>
        </div>
      ))}
    </dl>
  );
}
