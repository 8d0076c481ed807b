import type { GroupId, Page, PersonFields, User } from '@contracts';
import { api } from '../../../shared/api/api';

export interface UserQuery {
  /** Counted from 1, as in the address. */
  page: number;
  size: number;
  sort: string;
  q: string;
}

/** A new user, who gets a mail with a link to set a password. */
export interface NewUser extends PersonFields {
  email: string;
  emailRepeat: string;
  groupId: GroupId;
}

const handlesErrors = { handlesErrors: true };

/** The office's calls for user accounts (api, 'Accounts'). */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<Page<User>, UserQuery>({
      query: ({ page, ...params }) => ({ url: '/user/all', params: { ...params, page: page - 1 } }),
      providesTags: ['Users'],
    }),
    user: build.query<User, string>({ query: (id) => `/user/${id}`, providesTags: ['Users'] }),
    saveUser: build.mutation<User, NewUser>({
      query: (body) => ({ url: '/user/save', method: 'POST', body }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Users', 'ReviewerPanel'],
    }),
    sendPasswordLink: build.mutation<void, string>({
      query: (id) => ({ url: `/user/${id}/password-link`, method: 'POST' }),
    }),
    sendFactorLink: build.mutation<void, string>({
      query: (id) => ({ url: `/user/${id}/factor-link`, method: 'POST' }),
    }),
    changeGroup: build.mutation<User, { id: string; groupId: GroupId }>({
      query: ({ id, groupId }) => ({ url: `/user/update/${id}/change-role`, method: 'POST', params: { groupId } }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Users', 'ReviewerPanel'],
    }),
  }),
});
