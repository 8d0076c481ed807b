import type { GroupId, PersonFields, RegisterRequest, SignInAnswer, User } from '@contracts';
import { type Language } from '@contracts';
import { api } from '../../shared/api/api';

export interface UserChanges extends Partial<PersonFields> {
  id: string;
  email?: string;
  emailRepeat?: string;
  password?: string;
  passwordRepeat?: string;
  currentPassword?: string;
  /** Null for the journal's default. */
  language?: Language | null;
  /** Only for other people's accounts. */
  groupId?: GroupId;
}

interface NewPassword {
  user: string;
  key: string;
  password: string;
  passwordRepeat: string;
}

const handlesErrors = { handlesErrors: true };

/** Account calls (api, 'Accounts'). Their forms show errors themselves. */
const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticate: build.mutation<SignInAnswer, { email: string; password: string }>({
      query: (body) => ({ url: '/authenticate', method: 'POST', body }),
      extraOptions: handlesErrors,
    }),
    register: build.mutation<User, RegisterRequest>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
      extraOptions: handlesErrors,
      // The text about personal data may have changed since it was read.
      invalidatesTags: (_answer, error) => (error ? ['PrivacyText'] : []),
    }),
    resetPassword: build.mutation<void, { email: string }>({
      query: (body) => ({ url: '/reset-password', method: 'POST', body }),
      extraOptions: handlesErrors,
    }),
    setPassword: build.mutation<SignInAnswer, NewPassword>({
      query: (body) => ({ url: '/set-password', method: 'POST', body }),
      extraOptions: handlesErrors,
    }),
    confirmAddress: build.mutation<User, { key: string }>({
      query: (body) => ({ url: '/confirm-address', method: 'POST', body }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Me'],
    }),
    disownAddress: build.mutation<void, { key: string }>({
      query: (body) => ({ url: '/disown-address', method: 'POST', body }),
      extraOptions: handlesErrors,
    }),
    revertAddress: build.mutation<void, { key: string }>({
      query: (body) => ({ url: '/revert-address', method: 'POST', body }),
      extraOptions: handlesErrors,
    }),
    updateUser: build.mutation<User, UserChanges>({
      query: ({ id, ...body }) => ({ url: `/user/update/${id}`, method: 'POST', body }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Me', 'Users'],
    }),
  }),
});

export const {
  useAuthenticateMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useSetPasswordMutation,
  useConfirmAddressMutation,
  useDisownAddressMutation,
  useRevertAddressMutation,
  useUpdateUserMutation,
} = identityApi;
