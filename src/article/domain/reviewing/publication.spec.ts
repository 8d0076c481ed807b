import { type ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { aReview, PEOPLE } from '../../../../test/support/article/article-people';
import { given } from '../../../../test/support/article/given';
import type { ArticleCommand } from '../commands';
import type { Assignment } from '../state';
import { mayBePublished, publishesReviewsIn } from './publication';

function accepted(): [ArticleBuilder, string] {
  const article = articleIn('REVIEWER_SELECTION');
  const id = article.invite(PEOPLE.reviewer1);
  return [article.accept(id, PEOPLE.reviewer1), id];
}

function onlyRequest({ state: { assignments } }: ArticleBuilder): Assignment {
  const [one] = assignments;
  if (!one) throw new Error('There is no request');
  return one;
}

describe('the publication of a review', () => {
  const agree = (assignmentId: string): ArticleCommand => ({
    type: 'CompleteReview',
    data: { assignmentId, review: aReview(), publication: 'NAMED', mails: [] },
  });
  const withdraw = (assignmentId: string): ArticleCommand => ({ type: 'WithdrawPublication', data: { assignmentId } });
  const publishing = (): [ArticleBuilder, string] => {
    const [article, id] = accepted();
    article.state = { ...article.state, publishesReviews: true };
    return [article, id];
  };

  it('can be agreed to only if the submission fixed that reviews may be published', () => {
    const [article, id] = accepted();
    article.settings = { ...article.settings, reviewPublication: '2' };
    given(article)
      .when(agree(id), PEOPLE.reviewer1)
      .then.refusal('INVALID', { fields: ['publication'] });
    const [other, second] = publishing();
    given(other).when(agree(second), PEOPLE.reviewer1).then.event('ReviewCompleted', { publication: 'NAMED' });
    expect(other.state.assignments[0]?.publication).toBe('NAMED');
  });

  it('does not happen without an answer', () => {
    const [article, id] = publishing();
    article.review(id, PEOPLE.reviewer1);
    expect(article.state.assignments[0]?.publication).toBeNull();
    expect(mayBePublished({ ...article.state, decidedRevisions: [0] }, onlyRequest(article))).toBe(false);
  });

  it('does not happen before a decision', () => {
    const [article, id] = publishing();
    article.do(agree(id), PEOPLE.reviewer1);
    const decided = { ...article.state, decidedRevisions: [0] };
    expect(mayBePublished(article.state, onlyRequest(article))).toBe(false);
    expect(mayBePublished(decided, onlyRequest(article))).toBe(true);
    expect(mayBePublished({ ...decided, publishesReviews: false }, onlyRequest(article))).toBe(false);
  });

  it('ends when the reviewer, and no one else, withdraws it, or when the review is sent back', () => {
    const [article, id] = publishing();
    article.do(agree(id), PEOPLE.reviewer1);
    given(article).when(withdraw(id), PEOPLE.editor).then.refusal('FORBIDDEN');
    given(article).when(withdraw(id), PEOPLE.reviewer1).then.events('ReviewPublicationWithdrawn');
    expect(article.state.assignments[0]?.publication).toBeNull();
    given(article).when(withdraw(id), PEOPLE.reviewer1).then.events();
    const [other, second] = publishing();
    other.do(agree(second), PEOPLE.reviewer1);
    other.do({ type: 'SendBackReview', data: { assignmentId: second, reason: 'Short', mail: null } }, PEOPLE.editor);
    expect(other.state.assignments[0]?.publication).toBeNull();
  });

  it('cannot be withdrawn once the article is accepted', () => {
    const [article, id] = publishing();
    article.do(agree(id), PEOPLE.reviewer1);
    article.state = { ...article.state, status: 'ACCEPTED' };
    given(article).when(withdraw(id), PEOPLE.reviewer1).then.refusal('TRANSITION');
  });

  it('is fixed by the submission', () => {
    const settings = { reviewPublication: '2' };
    const { state } = articleIn('DRAFT');
    expect(publishesReviewsIn({ ...state, fields: { ...state.fields, typeId: 2 } }, settings)).toBe(true);
    expect(publishesReviewsIn({ ...state, fields: { ...state.fields, typeId: 1 } }, settings)).toBe(false);
    expect(publishesReviewsIn({ ...state, fields: { ...state.fields, typeId: null } }, settings)).toBe(false);
    const [article] = publishing();
    expect(publishesReviewsIn(article.state, { reviewPublication: '' })).toBe(true);
    expect(publishesReviewsIn(accepted()[0].state, settings)).toBe(false);
  });
});
