import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How often the server has told that an article changed, or, after a gap in what it told, that any may have. */
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
/** A number that is another one after each word about the article. */
export const selectTold = ({ told }: { told: ToldState }, articleId: string): number =>
  told.any + (told.articles[articleId] ?? 0);
