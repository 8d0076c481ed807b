import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { isAnonymousToReviewers, reviewModeIn } from './review-mode';

describe('the review mode', () => {
  it('of a draft is the one that its submission would fix now', () => {
    const draft = new ArticleBuilder().start().complete().state;
    const modeOf = (reviewModes: string): string => reviewModeIn(draft, { reviewModes });
    expect(modeOf(`${draft.fields.typeId}:DOUBLE_ANONYMOUS`)).toBe('DOUBLE_ANONYMOUS');
    expect(modeOf('')).toBe('SINGLE_ANONYMOUS');
  });

  it('of a submitted manuscript stays what it was', () => {
    const { state } = articleIn('UNDER_REVIEW');
    expect(reviewModeIn(state, { reviewModes: `${state.fields.typeId}:DOUBLE_ANONYMOUS` })).toBe('SINGLE_ANONYMOUS');
    expect(reviewModeIn({ ...state, reviewMode: 'DOUBLE_ANONYMOUS' }, { reviewModes: '' })).toBe('DOUBLE_ANONYMOUS');
  });

  it('says whether reviewers may learn who the authors are', () => {
    const { state } = articleIn('UNDER_REVIEW');
    expect(isAnonymousToReviewers(state)).toBe(false);
    expect(isAnonymousToReviewers({ ...state, reviewMode: 'DOUBLE_ANONYMOUS' })).toBe(true);
  });
});
