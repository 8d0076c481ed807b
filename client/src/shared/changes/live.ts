import type { ChangedList } from '@contracts';

/** Tag of a query that is read again when the server reports a change of this list. Searches and open articles have none. */
export const live = (list: ChangedList) => ({ type: 'Live', id: list }) as const;
