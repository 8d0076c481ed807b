import { makeStyles, tokens } from '@fluentui/react-components';
import { dateFormat, type JournalStatistics, STATUS_LABELS, t } from '@contracts';
import { BarsAcross } from '../../../shared/chart/bars-across';
import { MonthChart } from '../../../shared/chart/month-chart';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { TitleWithInfo } from './title-with-info';

const monthFormat = dateFormat({ month: 'short', year: '2-digit', timeZone: 'UTC' });
/** 'Mar 26'. */
const monthName = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** With more months, each chart takes the full width. */
const SIDE_BY_SIDE = 24;

const useStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
    gap: tokens.spacingVerticalXL,
    alignItems: 'start',
    '@media print': { display: 'block' },
  },
});

/** Submissions per month and the current status of these submissions. */
export function JournalCourse({ answer }: { answer: JournalStatistics }) {
  const styles = useStyles();
  return (
    <>
      <div className={answer.months.length > SIDE_BY_SIDE ? styles.column : styles.pair}>
        <Submissions answer={answer} />
        <Outcomes answer={answer} />
      </div>
      <StatusNow answer={answer} />
    </>
  );
}

const monthsOf = ({ months }: JournalStatistics): string[] => months.map(({ month }) => monthName(month));

function Submissions({ answer }: { answer: JournalStatistics }) {
  const values = answer.months.map((month) => month.submissions);
  return (
    <Card title={<TitleWithInfo title={t('Submissions per month')} measure="submissions" />}>
      {answer.submissions === 0 ? (
        <EmptyState text={t('Nothing was submitted in this period.')} />
      ) : (
        <MonthChart
          label={t('Submissions per month')}
          category={t('Month')}
          data={{ categories: monthsOf(answer), series: [{ name: t('Submissions'), colour: 'brand', values }] }}
          unit={t('submissions')}
        />
      )}
    </Card>
  );
}

function Outcomes({ answer }: { answer: JournalStatistics }) {
  const { months, accepted, rejected } = answer;
  const series = [
    { name: t('Accepted'), colour: 'good' as const, values: months.map((month) => month.accepted) },
    { name: t('Rejected'), colour: 'bad' as const, values: months.map((month) => month.rejected) },
  ];
  return (
    <Card title={<TitleWithInfo title={t('Outcomes per month')} measure="acceptanceRate" />}>
      {accepted + rejected === 0 ? (
        <EmptyState text={t('No articles were completed in this period.')} />
      ) : (
        <MonthChart
          label={t('Outcomes per month')}
          category={t('Month')}
          data={{ categories: monthsOf(answer), series }}
          unit={t('articles')}
        />
      )}
    </Card>
  );
}

function StatusNow({ answer }: { answer: JournalStatistics }) {
  const statusNow = [...answer.statusNow].sort((one, other) => other.count - one.count);
  const data = {
    categories: statusNow.map(({ status }) => STATUS_LABELS[status].label),
    series: [{ name: t('Articles'), colour: 'brand' as const, values: statusNow.map(({ count }) => count) }],
  };
  return (
    <Card title={<TitleWithInfo title={t('Where they stand now')} measure="statusNow" />}>
      {statusNow.length === 0 ? (
        <EmptyState text={t('Nothing was submitted in this period.')} />
      ) : (
        <BarsAcross label={t('Where the articles of the period stand now')} data={data} unit={t('articles')} />
      )}
    </Card>
  );
}
