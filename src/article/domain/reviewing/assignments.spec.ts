import type { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../../test/support/article/article-people';
import { ARTICLE_STATUSES, type AssignmentStatus } from '../../../contracts';
import type { Assignment } from '../state';
import { isKeyValid, isOpen, previousReviewerIds, REMOVABLE_ASSIGNMENTS, showsAnswer } from './assignments';

const STATUSES: readonly AssignmentStatus[] = [
  'Selected',
  'Mailed',
  'Accepted',
  'Declined',
  'No answer',
  'Completed',
  'Removed',
  'Cancelled',
];

function mailed(): [ArticleBuilder, Assignment] {
  const article = articleIn('REVIEWER_SELECTION');
  article.invite(PEOPLE.reviewer1);
  const [request] = article.state.assignments;
  if (!request) throw new Error('There is no request');
  return [article, request];
}

describe('a request to a reviewer', () => {
  const [{ state }, request] = mailed();
  const among = (fits: (assignment: Assignment) => boolean): AssignmentStatus[] =>
    STATUSES.filter((status) => fits({ ...request, status }));

  it('is open until it is declined, completed or closed', () => {
    expect(among(isOpen)).toEqual(['Selected', 'Mailed', 'Accepted']);
  });

  it('can be removed while it is open, and while a late answer is possible', () => {
    expect(among(({ status }) => REMOVABLE_ASSIGNMENTS.includes(status))).toEqual([
      'Selected',
      'Mailed',
      'Accepted',
      'No answer',
    ]);
  });

  it('can be opened by its key from the mail until it is closed', () => {
    expect(among((one) => isKeyValid(one, state))).toEqual(['Mailed', 'Accepted', 'No answer']);
  });

  it('shows its answer by its key once it is declined or completed, until a decision', () => {
    expect(among((one) => showsAnswer(one, state))).toEqual(['Declined', 'Completed']);
    const declined = { ...request, status: 'Declined' as const };
    expect(showsAnswer(declined, { ...state, revision: 1 })).toBe(false);
    expect(showsAnswer(declined, { ...state, status: 'MAJOR_REVISION' })).toBe(false);
  });

  it('can be opened by its key only in its own revision, and while the round is open', () => {
    expect(isKeyValid(request, { ...state, revision: 1 })).toBe(false);
    expect(ARTICLE_STATUSES.filter((status) => isKeyValid(request, { ...state, status }))).toEqual(
      ARTICLE_STATUSES.filter((status) =>
        ['REVIEWER_SELECTION', 'ASSOCIATE_EDITOR', 'UNDER_REVIEW', 'REVIEWED', 'RETURNED_TO_EDITOR'].includes(status),
      ),
    );
  });
});

describe('the reviewers to choose again', () => {
  it.each<[AssignmentStatus, string | null, boolean]>([
    ['Completed', '2026-02-01T00:00:00.000Z', true],
    ['Accepted', '2026-02-01T00:00:00.000Z', true],
    ['Cancelled', '2026-02-01T00:00:00.000Z', true],
    ['Cancelled', null, false],
    ['Removed', '2026-02-01T00:00:00.000Z', false],
    ['Selected', null, false],
    ['Mailed', null, false],
    ['Declined', null, false],
    ['No answer', null, false],
  ])('in the status %s with a review due on %s: %s', (status, reviewDueAt, expected) => {
    const [{ state }, request] = mailed();
    const assignments = [{ ...request, status, reviewDueAt }];
    expect(previousReviewerIds({ ...state, revision: 1, assignments })).toEqual(expected ? ['reviewer-1'] : []);
  });

  it('are those of the previous revision, each once', () => {
    const [{ state }, request] = mailed();
    const of = (reviewerId: string, revision: number): Assignment => ({
      ...request,
      ...{ reviewerId, revision, status: 'Completed' },
    });
    const assignments = [of('old', 0), of('one', 1), of('one', 1), of('two', 1), of('new', 2)];
    expect(previousReviewerIds({ ...state, revision: 2, assignments })).toEqual(['one', 'two']);
  });
});
