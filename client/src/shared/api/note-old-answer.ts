import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { NOT_UP_TO_DATE_HEADER, SINCE_UNKNOWN } from '@contracts';
import { newAnswerCame, type NotUpToDateState, oldAnswerCame, selectOldAnswers } from '../changes/not-up-to-date-slice';

/** Records whether the answer to a query lacks newer changes, for the page that sent the query. */
export function noteOldAnswer(response: Response | undefined, api: BaseQueryApi, page: string): void {
  if (api.type !== 'query' || !response?.ok) return;
  const { endpoint } = api;
  const since = response.headers.get(NOT_UP_TO_DATE_HEADER);
  if (since !== null) {
    api.dispatch(oldAnswerCame({ endpoint, page, since: since === SINCE_UNKNOWN ? null : since }));
    return;
  }
  const known = selectOldAnswers(api.getState() as { notUpToDate: NotUpToDateState });
  if (known.length > 0) api.dispatch(newAnswerCame({ endpoint, page }));
}
