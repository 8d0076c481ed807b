import { configureStore } from '@reduxjs/toolkit';
import type { AuthRecord } from '@contracts';
import { api } from '../api/api';
import { articleChangesReducer } from '../changes/article-changes-slice';
import { notUpToDateReducer } from '../changes/not-up-to-date-slice';
import { savingReducer } from '../changes/saving-slice';
import { sessionReducer } from '../session/session-slice';
import { notificationsReducer } from './notifications-slice';

/** A separate store for each application instance and each test. */
export function makeStore(session: AuthRecord | null = null) {
  return configureStore({
    reducer: {
      session: sessionReducer,
      notifications: notificationsReducer,
      articleChanges: articleChangesReducer,
      saving: savingReducer,
      notUpToDate: notUpToDateReducer,
      [api.reducerPath]: api.reducer,
    },
    middleware: (defaults) => defaults({ immutableCheck: false }).concat(api.middleware),
    preloadedState: { session: { current: session, expiredUserId: null, secondStep: null } },
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
