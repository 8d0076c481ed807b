import { articleIn } from '../../../test/support/article/article-in-status';
import { aReview } from '../../../test/support/article/article-people';
import { rebuttalPoints } from './rebuttal-points';

describe('The points of reviewers', () => {
  it('are the standard texts if there is no other comment, so that the author can still write a reply', () => {
    const { state } = articleIn('MINOR_REVISION');
    const review = aReview({
      ...{ general: '<p>No comments.</p>', major: '', minor: '', commentsTables: '', commentsFigures: '' },
      ...{ commentsAbstract: '', commentsReferences: '' },
    });
    const assignments = state.assignments.map((one) => (one.status === 'Completed' ? { ...one, review } : one));
    expect(rebuttalPoints({ ...state, assignments })[0]?.quote).toBe('<p>No comments.</p>');
  });

  it('leave out the standard texts and usual words for having no comments, in each language', () => {
    const { state } = articleIn('MINOR_REVISION');
    const review = aReview({
      general: '<p>Why 812 people?</p>',
      major: '<p>Not applicable.</p>',
      minor: '<p>No comments.</p>',
      commentsTables: '<p>Niet van toepassing.</p>',
      commentsFigures: '<p>Geen opmerkingen.</p><p>None.</p><p>N.v.t.</p><p>-</p><p>None of these is readable.</p>',
      commentsAbstract: '<p>No comments. But why 812?</p>',
      commentsReferences: '<p>No comments.</p><p>Number 3 is missing.</p>',
    });
    const assignments = state.assignments.map((one) => (one.status === 'Completed' ? { ...one, review } : one));
    const points = rebuttalPoints({ ...state, assignments }).filter(({ reviewer }) => reviewer === 1);
    expect(points.map(({ quote }) => quote)).toEqual([
      '<p>Why 812 people?</p>',
      '<p>No comments. But why 812?</p>',
      '<p>None of these is readable.</p>',
      '<p>Number 3 is missing.</p>',
    ]);
  });
});
