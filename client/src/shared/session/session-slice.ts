import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthRecord, SecondStep, SignInAnswer, User } from '@contracts';

export interface SessionState {
  current: AuthRecord | null;
  /** The user whose session expired. This person returns to the page they were on; anyone else starts at their own home page. */
  expiredUserId: string | null;
  /** A sign-in that waits for its second step; never stored in the browser. */
  secondStep: SecondStep['secondStep'] | null;
}

const initialState: SessionState = { current: null, expiredUserId: null, secondStep: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<AuthRecord>) {
      state.current = payload;
      state.expiredUserId = null;
      state.secondStep = null;
    },
    /** The answer to the first proof of a sign-in of any kind: a session, or the second step. */
    signInAnswered(state, { payload }: PayloadAction<SignInAnswer>) {
      if ('secondStep' in payload) {
        state.secondStep = payload.secondStep;
        return;
      }
      state.current = payload;
      state.expiredUserId = null;
    },
    secondStepCancelled(state) {
      state.secondStep = null;
    },
    /** The server allows this account only to add a second factor. */
    factorDemanded(state, { payload }: PayloadAction<string>) {
      if (state.current) state.current.user.factorDue = payload;
    },
    userChanged(state, { payload }: PayloadAction<User>) {
      const user = state.current?.user;
      // The real person behind a login-as session belongs to the token, not to the account.
      if (state.current && user?.id === payload.id)
        state.current.user = { ...payload, actor: payload.actor ?? user.actor };
    },
    signedOut(state) {
      state.current = null;
      state.expiredUserId = null;
    },
    sessionExpired(state) {
      if (state.current) state.expiredUserId = state.current.user.id;
      state.current = null;
    },
    /** Another tab signed in or out. */
    sessionFollowed(state, { payload }: PayloadAction<AuthRecord | null>) {
      state.current = payload;
      state.expiredUserId = null;
      state.secondStep = null;
    },
  },
});

interface WithSession {
  session: SessionState;
}

export const {
  signedIn,
  signInAnswered,
  secondStepCancelled,
  factorDemanded,
  userChanged,
  signedOut,
  sessionExpired,
  sessionFollowed,
} = slice.actions;
export const sessionReducer = slice.reducer;
export const selectSession = (state: WithSession): AuthRecord | null => state.session.current;
export const selectUser = (state: WithSession): User | null => state.session.current?.user ?? null;
export const selectSecondStep = (state: WithSession): SessionState['secondStep'] => state.session.secondStep;
