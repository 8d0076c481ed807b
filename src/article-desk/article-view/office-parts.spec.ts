import { articleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import { reviewerView } from './office-parts';

describe('a request as the office sees it', () => {
  it('has the recommendation of a completed review, and none while the review is sent back', () => {
    const article = articleIn('REVIEWED');
    const recommendation = () => {
      const [first] = article.state.assignments;
      if (!first) throw new Error('The article has no request');
      const shown = reviewerView(first, new Map(), null);
      // Both names of the field.
      expect(shown.review).toEqual({ recommendation: shown.recommendation });
      return shown.recommendation;
    };
    const [request] = article.state.assignments;
    expect(recommendation()).toBe(request?.review?.recommendation);
    expect(recommendation()).not.toBeNull();
    const data = { assignmentId: request?.assignmentId ?? '', reason: 'Please add the methods.', mail: null };
    article.do({ type: 'SendBackReview', data }, PEOPLE.editor);
    expect(article.state.assignments[0]?.review).not.toBeNull();
    expect(recommendation()).toBeNull();
  });

  it('says that its reviewer has no account any more', () => {
    const [request] = articleIn('REVIEWED').state.assignments;
    if (!request) throw new Error('The article has no request');
    const { reviewerId } = request;
    const known = { id: reviewerId, firstName: 'Olu', lastName: 'Adeyemi', areasOfExpertise: null };
    expect(reviewerView(request, new Map(), null).reviewer).toMatchObject({ id: reviewerId, isGone: true });
    expect(reviewerView(request, new Map([[reviewerId, known]]), null).reviewer).not.toHaveProperty('isGone');
  });
});
