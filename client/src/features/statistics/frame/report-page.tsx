import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type StatisticsFrame, type StatisticsReport, type StatisticsTable, t } from '@contracts';
import type { ListState } from '../../../shared/data-table/use-list-state';
import { formatDate, formatDateTime } from '../../../shared/display/format';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { useDeferredData } from '../../../shared/state/use-deferred-data';
import { Definitions } from './definitions';
import { ExportButtons } from './export-buttons';
import { PeriodPicker } from './period-picker';
import { periodProblem } from './presets';

const useStyles = makeStyles({
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalL,
    '@media print': { display: 'none' },
  },
  about: { color: tokens.colorNeutralForeground3, margin: 0 },
});

interface ReportPageProps<Answer extends StatisticsFrame> {
  title: string;
  report: StatisticsReport;
  state: ListState;
  /** The result of an RTK Query hook. */
  query: { data?: Answer; error?: unknown; refetch: () => unknown };
  /** Filters in addition to the period. */
  filters?: ReactNode;
  table: () => Promise<StatisticsTable>;
  /** Parameters of the PDF call. */
  asked: Record<string, string>;
  /** The address of the JSON call; the PDF's is the same with `.pdf`. */
  url: string;
  children: (answer: Answer) => ReactNode;
}

/** The common frame of the three statistics: period, exports, scope of the numbers and definitions. */
export function ReportPage<Answer extends StatisticsFrame>(props: ReportPageProps<Answer>) {
  const { title, report, state, filters, table, asked, url, children } = props;
  const styles = useStyles();
  const query = { ...props.query, data: useDeferredData(props.query.data) };
  const wrong = periodProblem({ from: state.get('from'), to: state.get('to') }) !== null;
  const actions = (
    <ExportButtons
      name={`${report}-statistics`}
      period={wrong ? undefined : query.data?.period}
      table={table}
      pdf={{ url: `${url}.pdf`, params: asked }}
    />
  );
  return (
    <Page title={title} actions={actions}>
      <div className={styles.filters}>
        <PeriodPicker state={state} shown={query.data?.period} />
        {filters}
      </div>
      {!wrong && <Answered query={query}>{children}</Answered>}
      {/* Rendered only after the numbers above have loaded, because otherwise it would move. */}
      {(wrong || query.data !== undefined || Boolean(query.error)) && <Definitions report={report} />}
    </Page>
  );
}

/** After an error no numbers are shown, since a reader could mistake those of another period for the requested ones. */
function Answered<Answer extends StatisticsFrame>({
  query,
  children,
}: Pick<ReportPageProps<Answer>, 'query' | 'children'>) {
  const styles = useStyles();
  if (query.error) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCards cards={2} height={220} />;
  const { period, asOf } = query.data;
  return (
    <>
      <p className={styles.about}>
        {t('{from} to {to}, as of {when}', {
          from: formatDate(period.from),
          to: formatDate(period.to),
          when: formatDateTime(asOf),
        })}
      </p>
      {children(query.data)}
    </>
  );
}
