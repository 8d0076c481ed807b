import type { ApiKey, NewApiKey, NewSecret } from '@contracts';
import { api } from '../../../shared/api/api';

const screenHandlesErrors = { extraOptions: { handlesErrors: true } };
const changes = { invalidatesTags: ['ApiKeys' as const, 'SecurityLog' as const] };

/** The keys with which other programs read data, for webmasters. */
export const apiKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query<ApiKey[], void>({ query: () => '/api-keys', providesTags: ['ApiKeys'] }),
    addApiKey: build.mutation<NewSecret, NewApiKey>({
      query: (body) => ({ url: '/api-keys', method: 'POST', body }),
      ...screenHandlesErrors,
      ...changes,
    }),
    endApiKey: build.mutation<null, string>({
      query: (id) => ({ url: `/api-keys/${id}/end`, method: 'POST' }),
      ...changes,
    }),
  }),
});
