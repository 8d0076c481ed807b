import { articleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, candidate, PEOPLE, SYSTEM } from '../../../../../test/support/article/article-people';
import { needsAlternate, unreplacedRequests } from '../alternates';

const ONE = candidate({ ...PEOPLE.reviewer3, userId: 'one', email: 'one@example.org', addresses: ['one@example.org'] });

/** Two reviews are required. One reviewer has declined while the article was with the editor. */
const declinedMeanwhile = () => {
  const article = articleIn('REVIEWER_SELECTION').setCount(2);
  const [gone, other] = [article.invite(PEOPLE.reviewer1), article.invite(PEOPLE.reviewer2)];
  article.do({ type: 'SetAlternates', data: { reviewerIds: ['one'], known: [ONE], automatic: true } }, PEOPLE.editor);
  article.do({ type: 'ReturnToAssistant', data: {} }, PEOPLE.editor).decline(gone, PEOPLE.reviewer1);
  return { article, gone, other };
};

describe('requests that were given up while no alternate could be invited', () => {
  it('are replaced once the review is resumed', () => {
    const { article, gone } = declinedMeanwhile();
    expect(needsAlternate(article.state, gone)).toBe(false);
    article.do({ type: 'ResumeReview', data: {} }, PEOPLE.editor);
    expect(unreplacedRequests(article.state)).toEqual([gone]);
    expect(needsAlternate(article.state, gone)).toBe(true);
  });

  it('are not replaced a second time, even if the alternate is removed', () => {
    const { article, gone } = declinedMeanwhile();
    article.do({ type: 'ResumeReview', data: {} }, PEOPLE.editor);
    const invitation = { assignmentId: 'new', keyHash: 'hash', mail: aMail('mail-new', 'REVIEW_INVITATION', 'new') };
    const data = { insteadOf: gone, invite: { reviewer: ONE, invitation } };
    article.do({ type: 'InviteAlternate', data }, SYSTEM);
    expect(unreplacedRequests(article.state)).toEqual([]);
    article.do({ type: 'RemoveReviewer', data: { reviewerId: 'one' } }, PEOPLE.editor);
    expect(article.state.assignments.at(-1)).toMatchObject({ status: 'Removed', insteadOf: gone });
    expect(unreplacedRequests(article.state)).toEqual([]);
  });

  it('are replaced once for each refusal, also when the refusal is handled twice', () => {
    const { article, gone } = declinedMeanwhile();
    article.do({ type: 'ResumeReview', data: {} }, PEOPLE.editor);
    const invitation = { assignmentId: 'new', keyHash: 'hash', mail: aMail('mail-new', 'REVIEW_INVITATION', 'new') };
    article.do({ type: 'InviteAlternate', data: { insteadOf: gone, invite: { reviewer: ONE, invitation } } }, SYSTEM);
    const [two] = [{ ...ONE, userId: 'two', email: 'two@example.org', addresses: ['two@example.org'] }];
    article.do({ type: 'SetAlternates', data: { reviewerIds: ['two'], known: [two], automatic: true } }, PEOPLE.editor);
    article.setCount(3);
    expect(needsAlternate(article.state, gone)).toBe(false);
    const assignments = article.state.assignments.map((one) =>
      one.assignmentId === gone ? { ...one, mailedAt: '2999-01-01T00:00:00.000Z' } : one,
    );
    // The person was asked again after the alternate, and declined again.
    expect(needsAlternate({ ...article.state, assignments }, gone)).toBe(true);
    expect(unreplacedRequests({ ...article.state, assignments })).toEqual([gone]);
  });

  it('are not replaced when the editor has chosen another person, or needs fewer reviews', () => {
    const { article } = declinedMeanwhile();
    article.select(PEOPLE.reviewer3);
    expect(article.state.status).toBe('REVIEWER_SELECTION');
    expect(unreplacedRequests(article.state)).toEqual([]);
    const fewer = declinedMeanwhile().article.setCount(1);
    expect(unreplacedRequests(fewer.state)).toEqual([]);
  });

  it('are as many as reviewers are missing, the first ones first', () => {
    const { article, gone, other } = declinedMeanwhile();
    article.decline(other, PEOPLE.reviewer2).do({ type: 'ResumeReview', data: {} }, PEOPLE.editor);
    expect(unreplacedRequests(article.state)).toEqual([gone, other]);
    expect(unreplacedRequests(article.setCount(1).state)).toEqual([gone]);
  });
});
