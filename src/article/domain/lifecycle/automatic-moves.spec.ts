import { type ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { candidate, PEOPLE } from '../../../../test/support/article/article-people';
import { given } from '../../../../test/support/article/given';
import type { ArticleStatus } from '../../../contracts';
import type { ArticleCommand } from '../commands';
import type { ArticleEventType, ReviewStatus } from '../events';
import { statusByReviewers } from './automatic-moves';

const REVIEWERS = [1, 2, 3, 4].map((number) => ({
  ...PEOPLE.reviewer1,
  userId: `reviewer-${number}`,
  email: `reviewer-${number}@example.org`,
}));

/** An independent implementation of lifecycle, section 2, 'Reviewers and status'. */
function expected(required: number, accepted: number, completed: number, held: boolean): ArticleStatus {
  if (completed >= required) return 'REVIEWED';
  if (accepted + completed >= required) return 'UNDER_REVIEW';
  return held ? 'ASSOCIATE_EDITOR' : 'REVIEWER_SELECTION';
}

function build(required: number, accepted: number, completed: number, held: boolean): ArticleBuilder {
  const article = articleIn(held ? 'ASSOCIATE_EDITOR' : 'REVIEWER_SELECTION').setCount(required);
  for (const reviewer of REVIEWERS.slice(0, accepted + completed)) article.accept(article.invite(reviewer), reviewer);
  for (const [index, reviewer] of REVIEWERS.slice(0, completed).entries())
    article.review(article.state.assignments[index]?.assignmentId ?? '', reviewer);
  return article;
}

const COUNTS = [0, 1, 2, 3, 4];
const CASES = COUNTS.flatMap((required) =>
  COUNTS.flatMap((agreed) =>
    COUNTS.filter((completed) => completed <= agreed).flatMap((completed) =>
      [false, true].map((held): [number, number, number, boolean] => [required, agreed - completed, completed, held]),
    ),
  ),
);

describe('the status by reviewers', () => {
  it.each(CASES)('with %i required, %i at work and %i completed (held: %s) is as in lifecycle.md', (...counts) => {
    const { state } = build(...counts);
    expect(statusByReviewers(state)).toBe(expected(...counts));
    // The article starts with a count of 2, so nothing causes a move before the first answer.
    if (counts[0] !== 2 || counts[1] + counts[2] > 0) expect(state.status).toBe(expected(...counts));
  });

  it('counts the present revision only', () => {
    const article = articleIn('MINOR_REVISION').submitRevision().passCheck();
    expect(article.state.status).toBe('REVIEWER_SELECTION');
    given(article.setCount(3))
      .when({ type: 'SetReviewerCount', data: { count: 1 } }, PEOPLE.editor)
      .then.state({
        status: 'REVIEWER_SELECTION',
      });
  });
});

describe('the automatic move', () => {
  const setCount = (count: number): ArticleCommand => ({ type: 'SetReviewerCount', data: { count } });

  it('is in the same append as the change of the count, and only if the count changes', () => {
    given(articleIn('REVIEWER_SELECTION'))
      .when(setCount(0), PEOPLE.editor)
      .then.events('ReviewerCountSet', 'ReviewersMoved')
      .event('ReviewersMoved', { from: 'REVIEWER_SELECTION', to: 'REVIEWED' });
    given(articleIn('REVIEWER_SELECTION')).when(setCount(2), PEOPLE.editor).then.events();
    given(articleIn('REVIEWER_SELECTION')).when(setCount(3), PEOPLE.editor).then.events('ReviewerCountSet');
  });

  it.each([-1, 5, 1.5, Number.NaN])('is refused for a count of %d', (count) => {
    given(articleIn('REVIEWED'))
      .when(setCount(count), PEOPLE.editor)
      .then.refusal('INVALID', { fields: ['count'] });
  });

  it('goes back when a reviewer who agreed is removed or cancelled', () => {
    const article = articleIn('UNDER_REVIEW');
    given(article)
      .when({ type: 'RemoveReviewer', data: { reviewerId: 'reviewer-1' } }, PEOPLE.editor)
      .then.events('ReviewerRemoved', 'ReviewersMoved')
      .state({ status: 'REVIEWER_SELECTION' });
    const other = articleIn('UNDER_REVIEW');
    const assignmentId = other.state.assignments[0]?.assignmentId ?? '';
    given(other)
      .when({ type: 'CancelReview', data: { assignmentId, mail: null } }, PEOPLE.editor)
      .then.events('ReviewerCancelled', 'ReviewersMoved');
  });

  it('precedes the mails of its append', () => {
    const article = articleIn('REVIEWER_SELECTION').setCount(1);
    const id = article.invite(PEOPLE.reviewer1);
    given(article)
      .when({ type: 'AcceptReview', data: { assignmentId: id, mails: [] } }, PEOPLE.reviewer1)
      .then.events('ReviewerAccepted', 'ReviewersMoved')
      .state({ status: 'UNDER_REVIEW' });
  });

  it('is not caused by choosing, mailing, a missing answer or a changed date', () => {
    const article = articleIn('REVIEWED').assignAssociate();
    const id = article.select(PEOPLE.reviewer3);
    article.mail(id).after(15);
    article.do({ type: 'MarkNoAnswer', data: { assignmentId: id } }, { kind: 'system' });
    expect(article.state.status).toBe('ASSOCIATE_EDITOR');
    article.decline(id, PEOPLE.reviewer3);
    expect(article.state.status).toBe('REVIEWED');
  });
});

describe('a returned article', () => {
  const select: ArticleCommand = {
    type: 'SelectReviewer',
    data: { assignmentId: 'assignment-new', reviewer: candidate(PEOPLE.reviewer3) },
  };
  const setCount = (count: number): ArticleCommand => ({ type: 'SetReviewerCount', data: { count } });
  const resume: ArticleCommand = { type: 'ResumeReview', data: {} };
  const returned = (): ArticleBuilder =>
    articleIn('REVIEWER_SELECTION').do({ type: 'ReturnToAssistant', data: {} }, PEOPLE.editor);

  it.each<[string, ArticleCommand, ArticleEventType[], ReviewStatus]>([
    ['by the button', resume, ['ReviewResumed'], 'REVIEWER_SELECTION'],
    ['by choosing a reviewer', select, ['ReviewerSelected', 'ReviewResumed'], 'REVIEWER_SELECTION'],
    ['by another number', setCount(0), ['ReviewerCountSet', 'ReviewResumed'], 'REVIEWED'],
    ['by the same number', setCount(2), ['ReviewResumed'], 'REVIEWER_SELECTION'],
  ])('continues %s', (_how, command, events, status) => {
    given(returned())
      .when(command, PEOPLE.editor)
      .then.events(...events)
      .event('ReviewResumed', { from: 'RETURNED_TO_EDITOR', to: status })
      .state({ status });
  });

  it('is not resumed by its former associate editor, and no other status is resumed', () => {
    const held = articleIn('ASSOCIATE_EDITOR').do({ type: 'ReturnToAssistant', data: {} }, PEOPLE.associate);
    given(held).when(select, PEOPLE.associate).then.refusal('FORBIDDEN');
    given(articleIn('REVIEWED')).when(resume, PEOPLE.editor).then.refusal('TRANSITION');
    given(articleIn('REJECTED')).when(select, PEOPLE.editor).then.refusal('TRANSITION');
  });
});
