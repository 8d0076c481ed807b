import type { TodoCounts } from '@contracts';
import { live } from '../changes/live';
import { api } from './api';

/** The number of waiting articles per list, for the menu and for lists that show only the newest. */
export const { useTodoCountsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    todoCounts: build.query<TodoCounts, void>({
      query: () => '/article/todo-counts',
      providesTags: ['Todo', 'AssistantList', live('todo'), live('new-articles')],
    }),
  }),
});
