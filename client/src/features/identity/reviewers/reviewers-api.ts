import type { Page, ReviewerAccount, SeniorityLevel, User } from '@contracts';
import { api } from '../../../shared/api/api';
import type { AppDispatch, RootState } from '../../../shared/state/store';

export interface ReviewerQuery {
  /** Counted from 1, as in the address. */
  page: number;
  size: number;
  sort: string;
  q: string;
}

/** The dialog's fields for a new reviewer. */
export type NewReviewer = Pick<User, 'firstName' | 'lastName' | 'email'> &
  Partial<Pick<User, 'title' | 'middleName' | 'orcid' | 'department' | 'institute' | 'country' | 'areasOfExpertise'>>;

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewers: build.query<Page<ReviewerAccount>, ReviewerQuery>({
      query: ({ page, ...params }) => ({ url: '/user/reviewers', params: { ...params, page: page - 1 } }),
      providesTags: ['Users'],
    }),
  }),
});

interface Sending {
  dispatch: AppDispatch;
  getState: () => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

/** Updates the row optimistically on every cached page and reverts if the server refuses, so that the list does not jump. */
async function showAtOnce(id: string, change: Partial<ReviewerAccount>, sending: Sending): Promise<void> {
  const { dispatch, getState, queryFulfilled } = sending;
  const cachedQueries = listApi.util.selectInvalidatedBy(getState() as RootState, ['Users']);
  const patches = cachedQueries
    .filter(({ endpointName }) => endpointName === 'reviewers')
    .map(({ originalArgs }) =>
      dispatch(
        listApi.util.updateQueryData('reviewers', originalArgs as ReviewerQuery, ({ items }) => {
          const row = items.find((one) => one.id === id);
          if (row) Object.assign(row, change);
        }),
      ),
    );
  try {
    await queryFulfilled;
  } catch {
    for (const patch of patches) patch.undo();
  }
}

/** The office's list of reviewers (spec part 2, section 2, '/allReviewers'). */
export const reviewersApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    saveReviewer: build.mutation<User, NewReviewer>({
      query: (body) => ({ url: '/user/saveReviewer', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['Users', 'ReviewerPanel'],
    }),
    changeExpertise: build.mutation<User, { id: string; expertise: string | null }>({
      query: ({ id, expertise }) => ({ url: `/user/${id}/updateExpertise`, method: 'POST', body: { expertise } }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: (_result, _error, { id }) => ['ReviewerPanel', { type: 'Users', id }],
      onQueryStarted: ({ id, expertise }, sending) => showAtOnce(id, { areasOfExpertise: expertise }, sending),
    }),
    changeSeniority: build.mutation<User, { id: string; level: SeniorityLevel }>({
      query: ({ id, level }) => ({
        url: `/user/update/${id}/reviewer-seniority`,
        method: 'POST',
        params: { level },
      }),
      invalidatesTags: (_result, _error, { id }) => ['ReviewerPanel', { type: 'Users', id }],
      onQueryStarted: ({ id, level }, sending) => showAtOnce(id, { seniorityLevel: level }, sending),
    }),
  }),
});
