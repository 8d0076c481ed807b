import { type AssociateMeasures, associatesTable, type AssociateStatistics, t } from '@contracts';
import { DataTable } from '../../../shared/data-table/data-table';
import { type ListState, useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { definitionOf } from '../frame/definitions';
import { Figures } from '../frame/figures';
import { days, percent } from '../frame/numbers';
import { periodProblem } from '../frame/presets';
import { ReportPage } from '../frame/report-page';
import { statisticsApi, withoutEmpty } from '../statistics-api';
import { ASSOCIATE_COLUMNS } from './associate-columns';
import { AssociatesChart } from './associates-chart';

const SIZES = [10, 50, 100] as const;

/** `/associateStatistics` (spec part 2, section 2; lifecycle, section 4 (14)). */
export function AssociateStatisticsPage() {
  const state = useListState({ size: 50 });
  const period = { from: state.get('from'), to: state.get('to') };
  const query = statisticsApi.useAssociateStatisticsQuery(period, { skip: periodProblem(period) !== null });
  return (
    <ReportPage
      title={t('Associate statistics')}
      report="associates"
      state={state}
      query={query}
      table={async () => associatesTable(query.data?.items ?? [])}
      asked={withoutEmpty(period)}
      url="/article/editor/associates-stats"
    >
      {(answer) => <Answer answer={answer} state={state} />}
    </ReportPage>
  );
}

function Answer({ answer, state }: { answer: AssociateStatistics; state: ListState }) {
  return (
    <>
      <Overall overall={answer.overall} />
      <AssociatesChart rows={answer.items} />
      <Card plain title={t('By associate editor')}>
        <DataTable
          label={t('Associate statistics')}
          columns={ASSOCIATE_COLUMNS}
          rows={answer.items}
          rowKey={(row) => row.id}
          state={state}
          density="dense"
          sizes={SIZES}
          surface
          empty={t('No associate editor has an article now or had a decision in this period. Choose another period.')}
        />
      </Card>
    </>
  );
}

function Overall({ overall }: { overall: AssociateMeasures }) {
  const info = (key: string) => definitionOf('associates', key);
  const { currentAssignments, totalDecisions, responseTime, decisions } = overall;
  return (
    <Card title={t('All associate editors together')}>
      <Figures
        figures={[
          { label: t('Active assignments'), value: String(currentAssignments), info: info('currentAssignments') },
          { label: t('Response time'), value: days(responseTime), info: info('responseTime') },
          { label: t('Total decisions'), value: String(totalDecisions), info: info('totalDecisions') },
          {
            label: t('Accepted'),
            value: percent(decisions.ACCEPTED.pct),
            detail: t('{count} of {totalDecisions} decisions', { count: decisions.ACCEPTED.count, totalDecisions }),
            info: info('pct'),
          },
        ]}
      />
    </Card>
  );
}
