import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { isAnonymousToReviewers, isNamedToOthers, reviewModeIn } from './review-mode';

describe('the review mode', () => {
  it('of a draft is the mode that its submission would fix now', () => {
    const draft = new ArticleBuilder().start().complete().state;
    const modeOf = (reviewModes: string): string => reviewModeIn(draft, { reviewModes });
    expect(modeOf(`${draft.fields.typeId}:DOUBLE_ANONYMOUS`)).toBe('DOUBLE_ANONYMOUS');
    expect(modeOf('')).toBe('SINGLE_ANONYMOUS');
  });

  it('of a submitted manuscript does not change', () => {
    const { state } = articleIn('UNDER_REVIEW');
    expect(reviewModeIn(state, { reviewModes: `${state.fields.typeId}:DOUBLE_ANONYMOUS` })).toBe('SINGLE_ANONYMOUS');
    expect(reviewModeIn({ ...state, reviewMode: 'DOUBLE_ANONYMOUS' }, { reviewModes: '' })).toBe('DOUBLE_ANONYMOUS');
  });

  it('determines whether reviewers may know the authors', () => {
    const { state } = articleIn('UNDER_REVIEW');
    expect(isAnonymousToReviewers(state)).toBe(false);
    expect(isAnonymousToReviewers({ ...state, reviewMode: 'DOUBLE_ANONYMOUS' })).toBe(true);
  });

  it('shows the name of a reviewer to others only in open review, if they agreed and reviewed, and after a decision', () => {
    const decided = { ...articleIn('MINOR_REVISION').state, reviewMode: 'OPEN' as const };
    const [review] = decided.assignments.map((one) => ({ ...one, named: true }));
    if (!review) throw new Error('The article has no review');
    expect(isNamedToOthers(decided, review)).toBe(true);
    expect(isNamedToOthers({ ...decided, reviewMode: 'SINGLE_ANONYMOUS' }, review)).toBe(false);
    expect(isNamedToOthers({ ...decided, decidedRevisions: [] }, review)).toBe(false);
    expect(isNamedToOthers(decided, { ...review, named: false })).toBe(false);
    expect(isNamedToOthers(decided, { ...review, status: 'Accepted' })).toBe(false);
    expect(isNamedToOthers(decided, { ...review, revision: 1 })).toBe(false);
  });
});
