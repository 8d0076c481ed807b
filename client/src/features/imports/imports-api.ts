import type { ImportRunView, UploadedImport } from '@contracts';
import { api } from '../../shared/api/api';

const screenHandlesErrors = { extraOptions: { handlesErrors: true } };

/** Imports of packages and people, for webmasters. The page shows its own errors. */
export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    imports: build.query<ImportRunView[], void>({
      query: () => '/imports',
      providesTags: ['Imports'],
      keepUnusedDataFor: 0,
    }),
    uploadImport: build.mutation<ImportRunView, { kind: UploadedImport; file: File }>({
      query: ({ kind, file }) => ({
        ...{ url: '/imports', method: 'POST', params: { kind, name: file.name }, body: file },
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
      ...screenHandlesErrors,
      invalidatesTags: ['Imports'],
    }),
    runImport: build.mutation<ImportRunView, { id: string; invites: boolean }>({
      query: ({ id, invites }) => ({ url: `/imports/${id}/run`, method: 'POST', body: { invites } }),
      ...screenHandlesErrors,
      invalidatesTags: ['Imports', 'SecurityLog'],
    }),
  }),
});
