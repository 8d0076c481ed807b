import type { ChangedList } from '@contracts';

/** The tag of a query that is read again when the server reports a change of this list. Searches and open articles have no such tag. */
export const liveTag = (list: ChangedList) => ({ type: 'Live', id: list }) as const;
