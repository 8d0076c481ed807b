import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the server can save changes now. */
export interface SavingState {
  possible: boolean;
}

const initialState: SavingState = { possible: true };

const slice = createSlice({
  name: 'saving',
  initialState,
  reducers: {
    savingChanged(state, { payload }: PayloadAction<boolean>) {
      state.possible = payload;
    },
  },
});

export const { savingChanged } = slice.actions;
export const savingReducer = slice.reducer;
export const selectSavingPossible = ({ saving }: { saving: SavingState }): boolean => saving.possible;
