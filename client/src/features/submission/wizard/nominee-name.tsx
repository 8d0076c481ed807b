import { listsApi } from '../api/lists-api';

/** The name of a known reviewer by id. The list gives at most 20: one who is not among them was chosen by name all the same. */
export function NomineeName({ id }: { id: string | null }) {
  const { data: people = [] } = listsApi.useKnownReviewersQuery('', { skip: id === null });
  if (id === null) return <>none</>;
  const person = people.find((one) => one.id === id);
  return <>{person ? `${person.firstName} ${person.lastName}` : 'as chosen'}</>;
}
