import { api } from '../api/api';
import type { AppDispatch, RootState } from '../state/store';
import { newAnswerCame, otherPagesForgotten, selectOldAnswers } from './not-up-to-date-slice';

interface Initiated {
  initiate(arg: unknown, options: { subscribe: false; forceRefetch: true }): Parameters<AppDispatch>[0];
}

/** Repeats the queries whose cached answers were not up to date when they arrived. */
export function readOldAgain() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const old = selectOldAnswers(getState());
    if (old.length === 0) return;
    dispatch(otherPagesForgotten(window.location.pathname));
    const endpoints = api.endpoints as unknown as Record<string, Initiated | undefined>;
    const cachedQueries = Object.values(getState().api.queries);
    for (const name of new Set(old.map(({ endpoint }) => endpoint))) {
      const queries = cachedQueries.filter((query) => query?.endpointName === name);
      for (const query of queries) {
        const again = endpoints[name]?.initiate(query?.originalArgs, { subscribe: false, forceRefetch: true });
        if (again) dispatch(again);
      }
      if (queries.length === 0) dispatch(newAnswerCame({ endpoint: name, page: window.location.pathname }));
    }
  };
}
