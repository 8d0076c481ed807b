import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { dateFormat, type JournalMonth, type JournalStatistics, LOCALES, spokenLanguage, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Loaded } from '../../../shared/page/loaded';
import { homeApi } from '../home-api';
import { Facts } from './facts';
import { aYearBefore, factsOf, hasArticles } from './figure-facts';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minHeight: '256px' },
  bars: { display: 'flex', alignItems: 'flex-end', gap: '4px', height: '56px' },
  bar: {
    flex: '1 1 0',
    minHeight: '2px',
    borderRadius: '2px 2px 0 0',
    backgroundColor: tokens.colorBrandStroke2,
    ':last-child': { backgroundColor: tokens.colorBrandBackground },
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  hint: { minHeight: '20px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Starts the name with a capital letter as in a heading; some languages write months in lower case. */
const asHeading = (name: string): string => name.charAt(0).toLocaleUpperCase(LOCALES[spokenLanguage()]) + name.slice(1);

const monthName = ({ month }: JournalMonth): string =>
  dateFormat({ month: 'long' }).format(new Date(`${month}-15T12:00:00Z`));

/** This month's figures, next to those of the last twelve months, and the change of each against the same period a year before. */
export function FiguresCard() {
  const query = homeApi.useFiguresQuery();
  const now = query.data?.months.at(-1);
  return (
    <Card
      title={now ? asHeading(monthName(now)) : t('This month')}
      actions={<Link to="/statistics">{t('Journal statistics')}</Link>}
    >
      <div className={useStyles().body}>
        <Loaded query={query}>{(figures) => <Figures figures={figures} />}</Loaded>
      </div>
    </Card>
  );
}

function Figures({ figures }: { figures: JournalStatistics }) {
  const styles = useStyles();
  const before = homeApi.useFiguresQuery(aYearBefore(figures.period.to)).currentData;
  return (
    <div className={styles.body}>
      <Bars figures={figures} />
      <Facts facts={factsOf(figures, before)} />
      <span className={styles.hint}>{hasArticles(before) && t('Next to each: the change from last year')}</span>
    </div>
  );
}

function Bars({ figures }: { figures: JournalStatistics }) {
  const styles = useStyles();
  // The period of 12 months begins in the middle of a month, so it touches 13 months.
  const months = figures.months.slice(-12);
  const most = Math.max(1, ...months.map(({ submissions }) => submissions));
  const text = months.map((month) => `${monthName(month)} ${month.submissions}`).join(', ');
  return (
    <>
      <div className={styles.bars} role="img" aria-label={t('Submissions: {text}', { text })}>
        {months.map(({ month, submissions }) => (
          <div key={month} className={styles.bar} style={{ height: `${(100 * submissions) / most}%` }} />
        ))}
      </div>
      <span className={styles.hint}>
        {t('Submissions, last {count, plural, one {# month} other {# months}}', { count: months.length })}
      </span>
    </>
  );
}
