import { Field } from '@fluentui/react-components';
import { MAX_STATISTICS_PAGE, type ReviewerMeasures, reviewersTable, type ReviewerStatistics, t } from '@contracts';
import { DataTable } from '../../../shared/data-table/data-table';
import { ListSearch } from '../../../shared/data-table/list-search';
import { type ListState, useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { definitionOf } from '../frame/definitions';
import { Figures } from '../frame/figures';
import { days, oneDecimal, percent } from '../frame/numbers';
import { periodProblem } from '../frame/presets';
import { ReportPage } from '../frame/report-page';
import { statisticsApi, withoutEmpty } from '../statistics-api';
import { REVIEWER_COLUMNS } from './reviewer-columns';
import { CHARTED, ReviewersChart } from './reviewers-chart';

/** Spec part 2, section 9, as in the list of reviewers. */
const SIZES = [10, 50, 100, { size: 1000, label: t('All (up to 1000)') }] as const;

/** `/reviewersStatistics` (spec part 2, section 2; lifecycle, section 4 (14)). */
export function ReviewersStatisticsPage() {
  const state = useListState({ sort: 'lastName', size: 50 });
  const q = state.q;
  const period = { from: state.get('from'), to: state.get('to') };
  const asked = { ...period, sort: state.sort, q };
  const words = { ...asked, page: state.page - 1, size: state.size };
  const query = statisticsApi.useReviewerStatisticsQuery(words, { skip: periodProblem(period) !== null });
  const most = statisticsApi.useReviewerStatisticsQuery(
    { ...asked, sort: '-assignments', page: 0, size: CHARTED },
    { skip: periodProblem(period) !== null },
  );
  const [askAll] = statisticsApi.useLazyReviewerStatisticsQuery();
  const whole = async () =>
    reviewersTable((await askAll({ ...asked, page: 0, size: MAX_STATISTICS_PAGE }).unwrap()).items);
  return (
    <ReportPage
      title={t('Reviewer statistics')}
      report="reviewers"
      state={state}
      // Shown together with its chart, so that nothing moves when the chart loads.
      query={{ ...query, data: most.data || most.error ? query.data : undefined }}
      table={whole}
      asked={withoutEmpty(asked)}
      url="/article/editor/reviewers-stats"
    >
      {(answer) => <Answer answer={answer} most={most.data} state={state} />}
    </ReportPage>
  );
}

interface AnswerProps {
  answer: ReviewerStatistics;
  /** The reviewers with the most assignments, independent of the rows in the table. */
  most: ReviewerStatistics | undefined;
  state: ListState;
}

function Answer({ answer, most, state }: AnswerProps) {
  const nothing = state.q
    ? t('No reviewer of this period matches these words.')
    : t('No reviews were requested in this period. Choose another period.');
  return (
    <>
      <Overall overall={answer.overall} />
      {most && <ReviewersChart most={most} />}
      <Card plain title={t('By reviewer')}>
        <Field label={t('Search by name or expertise')} style={{ maxWidth: '28rem' }}>
          <ListSearch state={state} />
        </Field>
        <DataTable
          label={t('Reviewer statistics')}
          columns={REVIEWER_COLUMNS}
          rows={answer.items}
          total={answer.total}
          sizes={SIZES}
          rowKey={(row) => row.id}
          state={state}
          density="dense"
          surface
          empty={nothing}
        />
      </Card>
    </>
  );
}

function Overall({ overall }: { overall: ReviewerMeasures }) {
  const info = (key: keyof ReviewerMeasures) => definitionOf('reviewers', key);
  return (
    <Card title={t('All reviewers together')}>
      <Figures
        figures={[
          { label: t('Assignments'), value: String(overall.assignments), info: info('assignments') },
          { label: t('Completed'), value: String(overall.completed), info: info('completed') },
          { label: t('Refused'), value: percent(overall.refusedPct), info: info('refusedPct') },
          { label: t('Response time'), value: days(overall.responseTime), info: info('responseTime') },
          { label: t('Average rating'), value: oneDecimal(overall.avgRating), info: info('avgRating') },
        ]}
      />
    </Card>
  );
}
