import { Field, Select } from '@fluentui/react-components';
import { ARTICLE_TYPES, type JournalStatistics, journalTable, t } from '@contracts';
import { type ListState, useListState } from '../../../shared/data-table/use-list-state';
import { periodProblem } from '../frame/presets';
import { ReportPage } from '../frame/report-page';
import { statisticsApi, withoutEmpty } from '../statistics-api';
import { JournalCourse } from './journal-course';
import { JournalFigures } from './journal-figures';
import { WaitingNow } from './waiting-now';

/** `/statistics`: the journal's figures by type and period (issue 7). */
export function JournalStatisticsPage() {
  const state = useListState();
  const period = { from: state.get('from'), to: state.get('to') };
  const words = { ...period, type: state.get('type') };
  const query = statisticsApi.useJournalStatisticsQuery(words, { skip: periodProblem(period) !== null });
  return (
    <ReportPage
      title={t('Journal statistics')}
      report="journal"
      state={state}
      query={query}
      filters={<TypeChoice state={state} />}
      table={() => tableOf(query.data)}
      asked={withoutEmpty(words)}
      url="/article/editor/journal-stats"
    >
      {(answer) => (
        <>
          <JournalFigures answer={answer} />
          <JournalCourse answer={answer} />
          <WaitingNow waiting={answer.waiting} />
        </>
      )}
    </ReportPage>
  );
}

async function tableOf(answer: JournalStatistics | undefined) {
  if (!answer) throw new Error(t('The numbers have not loaded yet.'));
  return journalTable(answer);
}

function TypeChoice({ state }: { state: ListState }) {
  return (
    <Field label={t('Article type')}>
      <Select value={state.get('type')} onChange={(_event, { value }) => state.set({ type: value })}>
        <option value="">{t('All types')}</option>
        {ARTICLE_TYPES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
