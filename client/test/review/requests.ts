import type { ReviewRequestView } from '@contracts';
import { type Answers, answerWith } from '../answers';
import { person, renderApp, sessionOf } from '../render-app';

export const request = (changes: Partial<ReviewRequestView> = {}): ReviewRequestView => ({
  ...{ id: 'r1', articleId: 'a1', articleNumber: '2026-1', articleTitle: 'Length of stay', typeName: 'Review' },
  ...{ abstractText: '<p>A question.</p>', authors: ['Anna Bakker'], status: 'Mailed', answerDueDate: null },
  ...{
    reviewMode: 'SINGLE_ANONYMOUS',
    publishesReviews: false,
    readable: true,
    reviewDays: 21,
    asksInterests: false,
    journalName: 'Test Journal',
    needsPassword: false,
    closed: false,
    reviewDueDate: null,
  },
  ...{ isYours: false, officeEmail: 'office@example.org', answeredDate: null, completedDate: null },
  ...changes,
});
export const GET = 'GET /article/a1/review-request/r1';
export const POST = 'POST /article/a1/review-response/r1';

/** The request before and after its answer. */
export function answeredAs(after: Partial<ReviewRequestView>, before: Partial<ReviewRequestView> = {}): Answers {
  let now = request(before);
  return {
    [GET]: () => [200, now],
    [POST]: () => {
      now = request({ ...before, answeredDate: '2026-03-05T10:00:00.000Z', ...after });
      return [200, { message: 'The server has stored it.' }];
    },
  };
}

/** Opens the page of a link in an invitation. */
export function openRequest(path: string, answers: Answers, signedIn = false) {
  const reviewer = person('reviewer');
  const calls = answerWith({ 'GET /user': [200, reviewer], ...answers });
  return { calls, ...renderApp(path, { session: signedIn ? sessionOf(reviewer) : null }) };
}
