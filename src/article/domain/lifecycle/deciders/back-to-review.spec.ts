import { articleIn, heldArticleIn } from '../../../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import type { ArticleStatus, OverrideChoice } from '../../../../contracts';
import type { ArticleCommand } from '../../commands';
import type { ReviewStatus } from '../../events';
import { dueDateOf } from '../../reviewing/due-dates';

const override = (status: OverrideChoice): ArticleCommand => ({
  type: 'Override',
  data: { status, reason: 'A mistake.', mail: null },
});

describe('an override back to review', () => {
  it.each<[ArticleStatus, ReviewStatus]>([
    ['REJECTED', 'REVIEWED'],
    ['MINOR_REVISION', 'REVIEWED'],
    ['RETURNED_TO_EDITOR', 'REVIEWER_SELECTION'],
    ['NEW_ARTICLE', 'REVIEWER_SELECTION'],
    ['WITHDRAWN', 'REVIEWER_SELECTION'],
  ])('leads from %s to the status that follows from the reviewers', (from, to) => {
    const article = articleIn(from);
    given(article)
      .when(override('BACK_TO_REVIEW'), PEOPLE.editor)
      .then.events('StatusOverridden')
      .event('StatusOverridden', { from, to, dueAt: null })
      .state({ status: to, decidedRevisions: [], authorDueAt: null, acceptedAt: null });
  });

  it.each(['ACCEPTED', 'NEW_ARTICLE'] as const)('from %s gives the associate editor a new date', (status) => {
    const held = heldArticleIn(status);
    if (!held) throw new Error('An associate editor can hold such an article');
    given(held.after(90))
      .when(override('BACK_TO_REVIEW'), PEOPLE.editor)
      .then.events('StatusOverridden', 'AssociateDateRenewed');
    const dueAt = dueDateOf(held.state, { subject: 'ASSOCIATE', assignmentId: null })?.dueAt ?? '';
    expect(Date.parse(dueAt) - Date.parse(held.at)).toBe(14 * 86_400_000);
  });

  it.each(['BACK_TO_REVIEW', 'RETURNED_TO_EDITOR'] as const)(
    'before the check of a revision sets its number of reviews for %s',
    (to) => {
      const article = articleIn('REVIEWED')
        .do({ type: 'SetReviewerCount', data: { count: 0 } }, PEOPLE.editor)
        .decideOn('MINOR_REVISION')
        .submitRevision();
      given(article)
        .when(override(to), PEOPLE.editor)
        .then.events('ReviewerCountSet', 'StatusOverridden')
        .event('ReviewerCountSet', { count: 2, previous: 0 })
        .state({ reviewersRequired: 2 });
      if (to === 'RETURNED_TO_EDITOR') article.do({ type: 'ResumeReview', data: {} }, PEOPLE.editor);
      expect(article.state.status).toBe('REVIEWER_SELECTION');
    },
  );

  it('keeps the associate editor and is refused where it changes nothing', () => {
    const held = heldArticleIn('ASSOCIATE_EDITOR') ?? articleIn('ASSOCIATE_EDITOR');
    given(held).when(override('BACK_TO_REVIEW'), PEOPLE.editor).then.refusal('RULE');
    given(held.do(override('REJECTED'), PEOPLE.editor))
      .when(override('BACK_TO_REVIEW'), PEOPLE.editor)
      .then.state({ status: 'ASSOCIATE_EDITOR' });
  });
});
