import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How often the server has reported a change of an article or, after a gap, that any article may have changed. */
export interface ToldState {
  any: number;
  articles: Record<string, number>;
}

const initialState: ToldState = { any: 0, articles: {} };

const slice = createSlice({
  name: 'told',
  initialState,
  reducers: {
    toldOfArticles(state, { payload }: PayloadAction<string[]>) {
      for (const id of payload) state.articles[id] = (state.articles[id] ?? 0) + 1;
    },
    toldOfGap(state) {
      state.any += 1;
    },
  },
});

export const { toldOfArticles, toldOfGap } = slice.actions;
export const toldReducer = slice.reducer;
/** A number that changes with each notification about the article. */
export const selectTold = ({ told }: { told: ToldState }, articleId: string): number =>
  told.any + (told.articles[articleId] ?? 0);
