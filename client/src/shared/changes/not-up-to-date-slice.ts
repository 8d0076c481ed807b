import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Answers to one kind of query on one page, from which newer changes may be missing. */
export interface OldAnswers {
  endpoint: string;
  /** The path of the page. */
  page: string;
  /** The time since when changes may be missing; null if it is not known. */
  since: string | null;
}

export interface NotUpToDateState {
  answers: OldAnswers[];
}

const initialState: NotUpToDateState = { answers: [] };

type Place = Pick<OldAnswers, 'endpoint' | 'page'>;

const others = (answers: OldAnswers[], { endpoint, page }: Place): OldAnswers[] =>
  answers.filter((one) => one.endpoint !== endpoint || one.page !== page);

const slice = createSlice({
  name: 'notUpToDate',
  initialState,
  reducers: {
    oldAnswerCame(state, { payload }: PayloadAction<OldAnswers>) {
      state.answers = [...others(state.answers, payload), payload];
    },
    newAnswerCame(state, { payload }: PayloadAction<Place>) {
      state.answers = others(state.answers, payload);
    },
    /** Removes the answers of other pages, which send their queries again when they are opened. */
    otherPagesForgotten(state, { payload: page }: PayloadAction<string>) {
      state.answers = state.answers.filter((one) => one.page === page);
    },
  },
});

export const { oldAnswerCame, newAnswerCame, otherPagesForgotten } = slice.actions;
export const notUpToDateReducer = slice.reducer;

interface Root {
  notUpToDate: NotUpToDateState;
}

export const selectOldAnswers = ({ notUpToDate }: Root): OldAnswers[] => notUpToDate.answers;

/** The time since when changes may be missing on a page; null if it is not known, undefined if nothing is missing. */
export function selectPageSince({ notUpToDate }: Root, page: string): string | null | undefined {
  const answers = notUpToDate.answers.filter((answer) => answer.page === page);
  if (answers.length === 0) return undefined;
  const [earliest] = answers.flatMap(({ since }) => since ?? []).sort();
  return earliest ?? null;
}
