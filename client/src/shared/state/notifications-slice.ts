import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** Maximum number shown at once (spec part 1, section 8). */
const MOST = 3;

export interface Notification {
  id: string;
  intent: 'success' | 'error' | 'info';
  text: string;
}

const slice = createSlice({
  name: 'notifications',
  initialState: { shown: [] as Notification[] },
  reducers: {
    notified: {
      prepare: (intent: Notification['intent'], text: string) => ({ payload: { id: nanoid(), intent, text } }),
      reducer(state, { payload }: PayloadAction<Notification>) {
        if (state.shown.some((other) => other.text === payload.text && other.intent === payload.intent)) return;
        state.shown.push(payload);
        if (state.shown.length > MOST) state.shown.shift();
      },
    },
    dismissed(state, { payload }: PayloadAction<string>) {
      state.shown = state.shown.filter(({ id }) => id !== payload);
    },
  },
});

export const { dismissed } = slice.actions;
export const notifySuccess = (text: string) => slice.actions.notified('success', text);
export const notifyError = (text: string) => slice.actions.notified('error', text);
export const notifyInfo = (text: string) => slice.actions.notified('info', text);
export const notificationsReducer = slice.reducer;
