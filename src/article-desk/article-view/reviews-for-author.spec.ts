import { articleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import { reviewsForAuthor } from './reviews-for-author';

describe('the reviews that an author may open', () => {
  it('are none before a decision, though they are complete', () => {
    expect(reviewsForAuthor(articleIn('REVIEWED').state)).toEqual([]);
  });

  it('are numbered after a decision, and contain no names', () => {
    const { state } = articleIn('MINOR_REVISION');
    const shown = reviewsForAuthor(state);
    expect(shown.map(({ reviewer }) => `${reviewer.firstName} ${reviewer.lastName}`)).toEqual([
      'Reviewer 1',
      'Reviewer 2',
    ]);
    expect(shown.map(({ id }) => id)).toEqual(state.assignments.map(({ assignmentId }) => assignmentId));
    const json = JSON.stringify(shown);
    for (const { userId, email } of [PEOPLE.reviewer1, PEOPLE.reviewer2]) {
      expect(json).not.toContain(`"${userId}"`);
      expect(json).not.toContain(email);
    }
  });

  it('tell no date of a reviewer', () => {
    const { state } = articleIn('MINOR_REVISION');
    for (const one of reviewsForAuthor(state))
      expect([one.mailedDate, one.decidedDate, one.completedDate, one.answerDueDate]).toEqual([null, null, null, null]);
  });
});
