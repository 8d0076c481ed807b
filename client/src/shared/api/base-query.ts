import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type ApiError, t } from '@contracts';
import { fetchFirst } from '../session/first-calls';
import { recentProof } from '../session/recent-proof';
import { factorDemanded, selectSession, sessionExpired, type SessionState } from '../session/session-slice';
import { notifyError } from '../state/notifications-slice';
import { toApiError } from './api-error';
import { noteOldAnswer } from './note-old-answer';

export interface CallOptions {
  /** True if the screen shows this call's errors itself, so there is no notification. */
  handlesErrors?: boolean;
  /** True if the answer is shown in the frame around the pages, so it does not count for the list of a page. */
  isOfFrame?: boolean;
}

const tokenOf = (state: unknown): string | undefined => selectSession(state as { session: SessionState })?.token;

// The fetch of Node and jsdom needs an absolute URL; the browser's accepts both.
const send = fetchBaseQuery({
  baseUrl: `${window.location.origin}/api`,
  prepareHeaders: (headers, { getState }) => {
    const token = tokenOf(getState());
    if (token) headers.set('Authorization', `Bearer ${token}`);
    headers.set('Accept-Language', document.documentElement.lang);
    return headers;
  },
  responseHandler: 'content-type',
  fetchFn: (input) => fetchFirst(input as Request),
});

/**
 * Every call: adds the bearer token, converts errors to the common format, shows a notification for a failed write, and ends the session on
 * 401. A call that needs a fresh proof waits for it and is repeated (lifecycle, section 5 (5)). A 401 to a call without a token, or with a
 * token that has been replaced since, does not end this session.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions> = async (
  args,
  api,
  options,
) => {
  const token = tokenOf(api.getState());
  const page = window.location.pathname;
  let result = await send(args, api, {});
  if (result.error && toApiError(result.error).code === 'REAUTHENTICATE' && (await recentProof.ask()))
    // Another person may have signed in in the meantime, in another window. Then the call is not repeated, because it is not theirs.
    if (token === tokenOf(api.getState())) result = await send(args, api, {});
  if (!options?.isOfFrame) noteOldAnswer(result.meta?.response, api, page);
  if (!result.error) return { data: result.data };
  const error = toApiError(result.error);
  if (error.code === 'FACTOR_DEMANDED') api.dispatch(factorDemanded(new Date().toISOString()));
  if (error.statusCode === 401 && token !== undefined) {
    if (token === tokenOf(api.getState())) {
      api.dispatch(sessionExpired());
      api.dispatch(notifyError(t('Your previous session has expired. Please login.')));
    }
  } else if (api.type === 'mutation' && !options?.handlesErrors) {
    api.dispatch(notifyError(error.message));
  }
  return { error };
};
