import { t } from '@contracts';

/** The reason why the server refused an author for the list: the addresses of other people's entries are hidden, so it names none. */
export const NOT_ADDED = t(
  'The author could not be added to the list. If this person is in the list already, they are there with another entry.',
);
