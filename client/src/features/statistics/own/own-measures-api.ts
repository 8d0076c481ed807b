import type { OwnMeasures } from '@contracts';
import { api } from '../../../shared/api/api';

/** The analyst's own measures. */
export const ownMeasuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownMeasures: build.query<OwnMeasures, void>({ query: () => '/own-measures', providesTags: ['OwnMeasures'] }),
    computeMeasures: build.mutation<null, void>({
      query: () => ({ url: '/own-measures/compute', method: 'POST' }),
      invalidatesTags: ['OwnMeasures'],
    }),
  }),
});
