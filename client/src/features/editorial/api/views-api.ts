import type { SavedView } from '@contracts';
import { api } from '../../../shared/api/api';

/** Saved views of the to-do list (screens, 'Lists of staff'). */
export const viewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query<SavedView[], void>({
      query: () => '/article/saved-views',
      providesTags: ['SavedViews'],
    }),
    saveView: build.mutation<SavedView, Omit<SavedView, 'id'>>({
      query: (body) => ({ url: '/article/saved-views', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['SavedViews'],
    }),
    changeView: build.mutation<SavedView, SavedView>({
      query: ({ id, ...body }) => ({ url: `/article/saved-views/${id}`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['SavedViews'],
    }),
    deleteView: build.mutation<unknown, string>({
      query: (id) => ({ url: `/article/saved-views/${id}/delete`, method: 'POST' }),
      invalidatesTags: ['SavedViews'],
    }),
  }),
});
