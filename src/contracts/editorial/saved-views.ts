import { texts } from '../language/texts';
import { t } from '../language/translate';
import type { TodoLists } from './todo';

/** The lists of the page '/toDoList', by their names in its address, and 'all', which lists every article once. */
export const TODO_TABS = [
  'assignReivewers',
  'underReview',
  'decide',
  'overdueReviewers',
  'overdueAssociate',
  'returnedToEditor',
  'all',
] as const satisfies readonly (keyof TodoLists | 'all')[];
export type TodoTab = (typeof TODO_TABS)[number];

/** The list, filters and order that the to-do list shows. An absent filter is ignored. */
export interface TodoView {
  list: TodoTab;
  /** Words that occur in title, authors or number. */
  q?: string;
  late?: boolean;
  typeId?: number;
  /** The associate editor who holds the article now, or NO_HOLDER. */
  holderId?: string;
  /** A column of the list, with a `-` prefix for descending; empty for the newest first. */
  sort?: string;
  /** Rows per page. */
  size?: number;
}

/** A view of the to-do list that a person has saved under a name. It is shown as a tab next to the lists. */
export interface SavedView {
  id: string;
  name: string;
  view: TodoView;
}

/** Maximum number of views per person: more tabs do not fit next to the lists. */
export const MAX_SAVED_VIEWS = 12;
export const MAX_VIEW_NAME = 40;

export const VIEW_MESSAGES = texts({
  name: 'Please give the view a name.',
  nameTaken: 'You already have a view with this name.',
  gone: 'This view does not exist.',
});
export const tooManyViews = (): string =>
  t('You already have {most} views. Delete one first.', { most: MAX_SAVED_VIEWS });
