import { fullName, PERSON_PAGE, type PersonPage, type PersonPart, t } from '@contracts';
import { DataTable } from '../../shared/data-table/data-table';
import { useListState } from '../../shared/data-table/use-list-state';
import { LoadError } from '../../shared/page/loaded';
import { peopleApi } from '../../shared/people/people-api';
import { PERSON_COLUMNS } from './person-columns';

const EMPTY: Record<PersonPart, string> = {
  written: t('No manuscripts that you may see.'),
  reviews: t('No requests to review that you may see.'),
  held: t('No manuscripts at present.'),
};
const LABELS: Record<PersonPart, string> = { written: t('Written by'), reviews: t('Reviews by'), held: t('Held by') };

/** One of the lists of a person, one page at a time. */
export function PersonArticles({ person, part }: { person: PersonPage; part: PersonPart }) {
  const state = useListState({ size: PERSON_PAGE });
  const { page, size } = state;
  const query = peopleApi.usePersonArticlesQuery({ id: person.id, part, page, size });
  const { data, currentData, error, refetch } = query;
  if (error && !currentData) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      label={`${LABELS[part]} ${fullName(person)}`}
      columns={PERSON_COLUMNS[part]}
      rows={data?.items}
      isEarlier={!currentData}
      total={data?.total}
      rowKey={(row) => row.key}
      rowPath={(row) => `/articleDetails/${row.id}`}
      state={state}
      density="lines"
      empty={EMPTY[part]}
    />
  );
}
