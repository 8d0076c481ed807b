import { useMemo } from 'react';
import { type AssociateWorkload, fullName, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { ExpertiseText } from '../../../shared/display/expertise-text';
import { Timestamp } from '../../../shared/display/timestamp';
import { FilterBar } from '../../../shared/list-filters/filter-bar';
import { hasWords } from '../../../shared/list-filters/has-words';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { PersonLink } from '../../../shared/people/person-link';
import { workloadApi } from '../api/workload-api';

type Counted = 'currentAssignments' | 'waitingForThem' | 'underReview' | 'withAuthors' | 'inCheck' | 'overdue';

const countColumn = (id: Counted, header: string): Column<AssociateWorkload> => ({
  id,
  header,
  align: 'end',
  cell: (row) => row[id],
  sortValue: (row) => row[id],
});

const COLUMNS: readonly Column<AssociateWorkload>[] = [
  {
    id: 'name',
    header: t('Name'),
    primary: true,
    cell: (row) => <PersonLink id={row.id} name={`${row.firstName} ${row.lastName}`} />,
    sortValue: (row) => `${row.lastName} ${row.firstName}`,
  },
  {
    id: 'institute',
    header: t('Institute'),
    cell: (row) => row.institute ?? '',
    sortValue: (row) => row.institute ?? null,
  },
  { id: 'expertise', header: t('Expertise'), cell: (row) => <ExpertiseText text={row.areasOfExpertise} max={60} /> },
  countColumn('currentAssignments', t('Assigned now')),
  countColumn('waitingForThem', t('Awaiting action')),
  countColumn('underReview', t('Under review')),
  countColumn('withAuthors', t('With authors')),
  countColumn('inCheck', t('In the check')),
  countColumn('overdue', t('Overdue')),
  {
    id: 'due',
    header: t('Next due date'),
    cell: (row) => <Timestamp at={row.nextDueDate} show="date" />,
    sortValue: (row) => row.nextDueDate,
  },
];

const SIZES = [25, 50, 100];

const textOf = (row: AssociateWorkload): string =>
  [fullName(row), row.institute, row.areasOfExpertise].filter(Boolean).join(' ');

/** `/associateEditors`: everyone who can get a forwarded article, with their workload (spec part 2, section 2). */
export function AssociateEditorsPage() {
  const { data, error, refetch } = workloadApi.useWorkloadQuery();
  const state = useListState({ size: 25 });
  const shown = useMemo(() => data?.filter((row) => hasWords(textOf(row), state.q)), [data, state.q]);
  return (
    <Page title={t('Associate editors')}>
      <FilterBar label={t('Associate editors')} text={t('Filter by name, institute, expertise')} state={state} />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          surface
          label={t('Associate editors')}
          columns={COLUMNS}
          rows={shown}
          rowKey={(row) => row.id}
          state={state}
          density="compact"
          sizes={SIZES}
          empty={
            data?.length === 0
              ? t('There are no associate editors yet. To add one, change the group of a user under Users.')
              : t('No associate editors match.')
          }
        />
      )}
    </Page>
  );
}
