import { articleIn } from '../../../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../../../test/support/article/article-people';
import { isUnanswered } from '../due-dates';

const DAY = 86_400_000;

describe('no answer', () => {
  it.each([
    [13.9, null, false],
    [14, null, true],
    [14, '2026-02-01T23:59:59.000Z', false],
    [40, '2026-02-01T23:59:59.000Z', true],
  ])('%d days after mailing, with the date %s: %s', (days, dueAt, isOver) => {
    const article = articleIn('REVIEWER_SELECTION');
    const assignmentId = article.invite(PEOPLE.reviewer1);
    if (dueAt) article.do({ type: 'ChangeReviewDueDate', data: { assignmentId, dueAt } }, PEOPLE.editor);
    const request = article.state.assignments[0];
    if (!request?.mailedAt) throw new Error('There is no request');
    const at = new Date(Date.parse(request.mailedAt) + days * DAY).toISOString();
    expect(isUnanswered(request, at, article.settings)).toBe(isOver);
  });
});
