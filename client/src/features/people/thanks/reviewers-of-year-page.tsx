import { Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { type Naming, type ReviewerOfYear, type ReviewersOfYear, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { ListSearch } from '../../../shared/data-table/list-search';
import { type ListState, useListState } from '../../../shared/data-table/use-list-state';
import { formatNumber } from '../../../shared/display/format';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { personPath } from '../../../shared/people/person-link';
import { thanksApi } from './thanks-api';
import { ThanksButtons } from './thanks-buttons';

const NAMING_LABELS: Readonly<Record<Naming, string>> = {
  NO: t('Not named'),
  NAME: t('Named', {}, 'in a list'),
  NAME_AND_INSTITUTE: t('Named with institute'),
};

/** The column ids are the server's sort keys. */
const COLUMNS: readonly Column<ReviewerOfYear>[] = [
  { id: 'name', header: t('Name'), primary: true, sortable: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'institute', header: t('Institute'), sortable: true, cell: ({ institute }) => institute ?? '' },
  {
    id: 'reviews',
    header: t('Reviews'),
    sortable: true,
    align: 'end',
    width: '120px',
    cell: ({ reviews }) => formatNumber(reviews),
  },
  {
    id: 'naming',
    header: t('In the printed list'),
    sortable: true,
    width: '220px',
    info: t('Reviewers choose this on their ‘Reviewing record’ page. Reviewers who have not chosen are not named.'),
    cell: ({ naming }) => NAMING_LABELS[naming],
  },
];
const SIZES = [25, 50, 100] as const;

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalL },
  search: { flexGrow: 1, maxWidth: '28rem' },
  quiet: { color: tokens.colorNeutralForeground3 },
  // Keeps its height before it has loaded: two lines on a phone.
  sum: { display: 'block', minHeight: '20px', '@media (max-width: 599px)': { minHeight: '40px' } },
});

/** `/reviewersOfYear`: who reviewed in a year, for the office, and the list with which the journal thanks them. */
export function ReviewersOfYearPage() {
  const state = useListState({ sort: 'name', size: 50 });
  const { page, size, sort, q } = state;
  const year = /^\d{4}$/.test(state.get('year')) ? state.get('year') : '';
  const query = thanksApi.useReviewersOfYearQuery({ year, page, size, sort, q }, { refetchOnMountOrArgChange: true });
  const { data, currentData, error } = query;
  const some = (data?.reviewers ?? 0) > 0;
  return (
    <Page title={t('Reviewers of the year')} actions={<ThanksButtons year={some ? data?.year : undefined} />}>
      <Filters data={data} year={year} state={state} />
      {error && !currentData ? (
        <LoadError error={error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <Summary data={data} />
          <DataTable
            label={t('Reviewers of the year')}
            columns={COLUMNS}
            rows={data?.items}
            isEarlier={!currentData}
            total={data?.total}
            sizes={SIZES}
            rowKey={({ id }) => id}
            rowPath={({ id }) => personPath(id)}
            state={state}
            density="lines"
            empty={some && q ? t('No reviewer matches these words.') : t('No reviews count in this year yet.')}
          />
        </>
      )}
    </Page>
  );
}

interface FiltersProps {
  data: ReviewersOfYear | undefined;
  /** The chosen year; '' for the latest. */
  year: string;
  state: ListState;
}

function Filters({ data, year, state }: FiltersProps) {
  const styles = useStyles();
  const years = data
    ? [...new Set([...data.years, data.year, ...(year ? [Number(year)] : [])])].sort((one, other) => other - one)
    : [];
  return (
    <div className={styles.filters}>
      <Field label={t('Year')}>
        <Select
          value={year || String(data?.year ?? '')}
          disabled={!data}
          onChange={(_event, { value }) => state.set({ year: value })}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {String(year)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('Search by name or institute')} className={styles.search}>
        <ListSearch state={state} />
      </Field>
    </div>
  );
}

function Summary({ data }: { data: ReviewersOfYear | undefined }) {
  const styles = useStyles();
  return (
    <div className={styles.quiet}>
      <Text className={styles.sum}>
        {data &&
          t(
            '{reviewers, plural, one {# reviewer} other {# reviewers}}, {reviews, plural, one {# review} other {# reviews}}; {named, plural, one {# reviewer is} other {# reviewers are}} named in the printed list.',
            { reviewers: data.reviewers, reviews: data.reviews, named: data.named },
          )}
      </Text>
      <Text>
        {t(
          'A review counts once the journal has decided on the manuscript. Manuscripts of which you are an author are left out.',
        )}
      </Text>
    </div>
  );
}
