import { ARTICLE_TYPES, type SavedView, TODO_TABS, type TodoView } from '@contracts';
import type { ListState } from '../../../../shared/data-table/use-list-state';

/** Parameters of the to-do list's address. */
type Address = Record<string, string>;

/** The view in the address. `otherwise` is the list if the address names none. */
export function viewOf({ get, q }: Pick<ListState, 'get' | 'q'>, otherwise: TodoView['list']): TodoView {
  const type = ARTICLE_TYPES.find(({ id }) => String(id) === get('type'));
  const size = Number(get('size'));
  const sort = get('sort');
  return {
    list: TODO_TABS.find((tab) => tab === get('tab')) ?? otherwise,
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(get('late') !== '' && { late: true }),
    ...(type && { typeId: type.id }),
    ...(get('associate') !== '' && { holderId: get('associate') }),
    ...(/^-?[a-z]{1,20}$/i.test(sort) && { sort }),
    ...(Number.isInteger(size) && size > 0 && size <= 100 && { size }),
  };
}

/** The address of a saved view. It contains every setting, so that it shows the same list to another person. */
export function addressOf({ id, view }: SavedView): Address {
  const { list, q, late, typeId, holderId, sort, size } = view;
  const all = {
    view: id,
    tab: list,
    q,
    late: late ? 'yes' : undefined,
    type: typeId?.toString(),
    associate: holderId,
    sort,
    size: size?.toString(),
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The filters for `filterRows`, from a saved view instead of the address. */
export function filtersOf(view: SavedView): Pick<ListState, 'q' | 'get'> {
  const address = addressOf(view);
  return { q: address.q ?? '', get: (name) => address[name] ?? '' };
}

const same = (one: TodoView, other: TodoView): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** True if the address differs from the saved view that it names. */
export const isChanged = (saved: SavedView, now: TodoView): boolean => !same(saved.view, now);
