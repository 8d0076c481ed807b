import type { ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, PEOPLE } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import type { ArticleStatus, OverrideChoice } from '../../../../contracts';
import type { ArticleCommand } from '../../commands';
import type { ReviewStatus } from '../../events';
import { holderOf } from '../../people/roles';
import { dueDateOf } from '../../reviewing/due-dates';

const override = (status: OverrideChoice): ArticleCommand => ({
  type: 'Override',
  data: { status, reason: 'A mistake.', mail: null },
});

const withdrawn = (article: ArticleBuilder): ArticleBuilder =>
  article.do({ type: 'Withdraw', data: { reason: 'An error in the data.', mails: [] } }, PEOPLE.author);

/** An article that an editor decided without a review, and whose author revises it. */
const decidedWithoutReviews = (): ArticleBuilder =>
  articleIn('REVIEWED')
    .do({ type: 'SetReviewerCount', data: { count: 0 } }, PEOPLE.editor)
    .decideOn('MINOR_REVISION');

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

  it.each(['ACCEPTED', 'NEW_ARTICLE', 'ASSOCIATE_EDITOR'] as const)(
    'from %s takes the article from an associate editor who has no access any more',
    (status) => {
      const held = heldArticleIn(status);
      if (!held) throw new Error('An associate editor can hold such an article');
      const data = { status: 'BACK_TO_REVIEW', reason: 'A mistake.', mail: null, holderLeft: true } as const;
      given(held).when({ type: 'Override', data }, PEOPLE.editor).then.events('AssociateReleased', 'StatusOverridden');
      expect(holderOf(held.state)).toBeNull();
      expect(held.state.status).not.toBe('ASSOCIATE_EDITOR');
    },
  );

  it.each(['BACK_TO_REVIEW', 'RETURNED_TO_EDITOR'] as const)(
    'before the check of a revision sets its number of reviews for %s',
    (to) => {
      const article = decidedWithoutReviews().submitRevision();
      given(article)
        .when(override(to), PEOPLE.editor)
        .then.events('ReviewerCountSet', 'StatusOverridden')
        .event('ReviewerCountSet', { count: 2, previous: 0 })
        .state({ reviewersRequired: 2 });
      if (to === 'RETURNED_TO_EDITOR') article.do({ type: 'ResumeReview', data: {} }, PEOPLE.editor);
      expect(article.state.status).toBe('REVIEWER_SELECTION');
    },
  );

  const leftBeforeCheck: Record<string, (revision: ArticleBuilder) => ArticleBuilder> = {
    'was rejected at the check': (revision) =>
      revision.do({ type: 'RejectAtCheck', data: { mail: aMail('mail-check', 'CHECK_REJECTED') } }, PEOPLE.assistant),
    'was rejected by an override': (revision) => revision.do(override('REJECTED'), PEOPLE.editor),
    'was withdrawn': withdrawn,
    'was withdrawn while it was corrected': (revision) => withdrawn(revision.requestCorrection()),
    'was withdrawn and then rejected': (revision) => withdrawn(revision).do(override('REJECTED'), PEOPLE.editor),
  };

  it.each(Object.keys(leftBeforeCheck))('sets the number of reviews for a revision that %s', (how) => {
    const left = leftBeforeCheck[how]?.(decidedWithoutReviews().submitRevision());
    if (!left) throw new Error('There is no such story');
    given(left)
      .when(override('BACK_TO_REVIEW'), PEOPLE.editor)
      .then.event('ReviewerCountSet', { count: 2, previous: 0 })
      .state({ reviewersRequired: 2, status: 'REVIEWER_SELECTION' });
  });

  it('keeps the number of reviews that an editor chose after the check', () => {
    const article = decidedWithoutReviews().submitRevision().passCheck().setCount(1);
    given(withdrawn(article))
      .when(override('BACK_TO_REVIEW'), PEOPLE.editor)
      .then.events('StatusOverridden')
      .state({ reviewersRequired: 1, status: 'REVIEWER_SELECTION' });
    const skipped = decidedWithoutReviews().submitRevision().do(override('RETURNED_TO_EDITOR'), PEOPLE.editor);
    skipped.do({ type: 'SetReviewerCount', data: { count: 1 } }, PEOPLE.editor);
    given(skipped.do(override('REJECTED'), PEOPLE.editor))
      .when(override('BACK_TO_REVIEW'), PEOPLE.editor)
      .then.events('StatusOverridden');
  });

  it('keeps the associate editor and is refused where it changes nothing', () => {
    const held = heldArticleIn('ASSOCIATE_EDITOR') ?? articleIn('ASSOCIATE_EDITOR');
    given(held).when(override('BACK_TO_REVIEW'), PEOPLE.editor).then.refusal('RULE');
    given(held.do(override('REJECTED'), PEOPLE.editor))
      .when(override('BACK_TO_REVIEW'), PEOPLE.editor)
      .then.state({ status: 'ASSOCIATE_EDITOR' });
  });
});
