import { articleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import type { ArticleState } from '../../article';
import type { PeopleById } from './office-parts';
import { reviewsForAuthor } from './reviews-for-author';

const PEOPLE_BY_ID: PeopleById = new Map(
  [PEOPLE.reviewer1, PEOPLE.reviewer2].map(({ userId }) => [
    userId,
    { id: userId, firstName: 'Named', lastName: userId, institute: null, areasOfExpertise: null },
  ]),
);

/** The article as if it had been submitted for open review, with reviewers who agreed to be named or did not. */
const open = (state: ArticleState, named: boolean): ArticleState => ({
  ...state,
  reviewMode: 'OPEN',
  assignments: state.assignments.map((one) => ({ ...one, named })),
});
const namesIn = (state: ArticleState): string[] =>
  reviewsForAuthor(state, PEOPLE_BY_ID).map(({ reviewer }) => `${reviewer.firstName} ${reviewer.lastName}`);

describe('the reviews that an author may open', () => {
  it('are none before a decision, though they are complete', () => {
    expect(reviewsForAuthor(articleIn('REVIEWED').state, PEOPLE_BY_ID)).toEqual([]);
  });

  it('are numbered after a decision, and contain no names', () => {
    const { state } = articleIn('MINOR_REVISION');
    const shown = reviewsForAuthor(state, PEOPLE_BY_ID);
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

  it('have no recommendation in the list, under either of its names', () => {
    const shown = reviewsForAuthor(articleIn('MINOR_REVISION').state, PEOPLE_BY_ID);
    expect(shown.map(({ recommendation, review }) => [recommendation, review])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('show no date of a reviewer', () => {
    const { state } = articleIn('MINOR_REVISION');
    for (const one of reviewsForAuthor(state, PEOPLE_BY_ID))
      expect([one.mailedDate, one.decidedDate, one.completedDate, one.answerDueDate]).toEqual([null, null, null, null]);
  });

  it('show the names of those who agreed to it in an open review, and nothing else of the account', () => {
    const { state } = articleIn('MINOR_REVISION');
    const [one, two] = [PEOPLE.reviewer1.userId, PEOPLE.reviewer2.userId];
    expect(namesIn(open(state, true))).toEqual([`Named ${one}`, `Named ${two}`]);
    expect(namesIn(open(state, false))).toEqual(['Reviewer 1', 'Reviewer 2']);
    expect(namesIn({ ...open(state, true), reviewMode: 'SINGLE_ANONYMOUS' })).toEqual(['Reviewer 1', 'Reviewer 2']);
    expect(namesIn(open(articleIn('REVIEWED').state, true))).toEqual([]);
    for (const { reviewer } of reviewsForAuthor(open(state, true), PEOPLE_BY_ID))
      expect([reviewer.id, reviewer.areasOfExpertise]).toEqual(['', null]);
    expect(reviewsForAuthor(open(state, true), new Map()).map(({ reviewer }) => reviewer.lastName)).toEqual(['1', '2']);
  });
});
