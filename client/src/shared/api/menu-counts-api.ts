import type { MenuCounts } from '@contracts';
import { api } from './api';

/**
 * The tags of everything that these numbers count. A change of any of them reads the numbers again, in one call. What the server reports
 * is not among them: in a busy journal that is something every second (`useChanges`).
 */
const COUNTED = ['Counts', 'Todo', 'AssistantList', 'ReviewTodo', { type: 'Tickets', id: 'LIST' }] as const;

/** Every number of the menu and the bell, even for lists that show only the newest rows. */
export const { useMenuCountsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    menuCounts: build.query<MenuCounts, void>({
      query: () => '/menu-counts',
      extraOptions: { isOfFrame: true },
      providesTags: [...COUNTED, { type: 'News', id: 'COUNT' }],
    }),
  }),
});
