import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How often the server has reported a change of an article or, after a gap, that any article may have changed. */
export interface ArticleChangesState {
  any: number;
  articles: Record<string, number>;
}

const initialState: ArticleChangesState = { any: 0, articles: {} };

const slice = createSlice({
  name: 'articleChanges',
  initialState,
  reducers: {
    articlesChanged(state, { payload }: PayloadAction<string[]>) {
      for (const id of payload) state.articles[id] = (state.articles[id] ?? 0) + 1;
    },
    changesMissed(state) {
      state.any += 1;
    },
  },
});

export const { articlesChanged, changesMissed } = slice.actions;
export const articleChangesReducer = slice.reducer;
/** A number that changes with each notification about the article. */
export const selectChangeCount = (
  { articleChanges }: { articleChanges: ArticleChangesState },
  articleId: string,
): number => articleChanges.any + (articleChanges.articles[articleId] ?? 0);
