import { type ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, candidate, PEOPLE, type Person } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import type { Advice } from '../../../../contracts';
import type { ArticleCommand } from '../../commands';
import { addDays } from '../../dates';
import { holderOf } from '../../people/roles';

const assign = (associate: Person): ArticleCommand => ({
  type: 'AssignAssociate',
  data: { associate: candidate(associate), mail: aMail('mail-1', 'ASSOCIATE_ASSIGNMENT') },
});
const advise = (advice: Advice, comment = 'Out of scope.'): ArticleCommand => ({
  type: 'Advise',
  data: { advice, comment, description: '<p>Dear editor</p>', mails: [aMail('mail-2', 'ASSOCIATE_ADVICE')] },
});
const giveBack: ArticleCommand = { type: 'ReturnToAssistant', data: {} };
const held = (): ArticleBuilder => articleIn('ASSOCIATE_EDITOR');

describe('assigning an associate editor', () => {
  it('starts a tenure that is due after 14 days, with its mail', () => {
    const article = articleIn('REVIEWER_SELECTION');
    given(article)
      .when(assign(PEOPLE.associate), PEOPLE.assistant)
      .then.events('AssociateAssigned', 'MailRequested')
      .event('AssociateAssigned', { from: 'REVIEWER_SELECTION', associateId: 'associate', mailId: 'mail-1' });
    expect(article.state.associates).toMatchObject([{ dueAt: addDays(article.at, 14), endedAt: null }]);
  });

  it('requires a member of that group who is not in conflict', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const author: Person = { ...PEOPLE.associate, addresses: PEOPLE.coAuthor.addresses };
    given(article)
      .when(assign(PEOPLE.editor), PEOPLE.editor)
      .then.refusal('RULE', { fields: ['associateId'] });
    given(article).when(assign(author), PEOPLE.editor).then.refusal('RULE', { message: 'one of its authors' });
    given(article)
      .when(assign({ ...PEOPLE.associate, userId: 'author' }), PEOPLE.editor)
      .then.refusal('RULE');
  });

  it('ends the previous tenure: there is only one at a time', () => {
    const article = held();
    given(article).when(assign(PEOPLE.otherAssociate), PEOPLE.editor).then.events('AssociateAssigned', 'MailRequested');
    expect(article.state.associates.map((tenure) => tenure.endedAt)).toEqual([article.at, null]);
    expect(holderOf(article.state)).toBe('other-associate');
  });

  it('is refused for the person who already holds the article', () => {
    given(held())
      .when(assign(PEOPLE.associate), PEOPLE.editor)
      .then.refusal('RULE', { message: 'has the article already' });
  });

  it('is open to the associate editor while they hold it, and no longer afterwards', () => {
    const article = held();
    given(article).when(assign(PEOPLE.otherAssociate), PEOPLE.associate).then.event('AssociateAssigned', {});
    given(article).when(assign(PEOPLE.associate), PEOPLE.associate).then.refusal('FORBIDDEN');
    given(article).when(assign(PEOPLE.associate), PEOPLE.otherAssociate).then.event('AssociateAssigned', {});
  });

  it('before the check sets the same required count as the check', () => {
    const article = articleIn('NEW_ARTICLE');
    article.settings.defaultReviewersRequired = 3;
    given(article)
      .when(assign(PEOPLE.associate), PEOPLE.editor)
      .then.events('AssociateAssigned', 'ReviewerCountSet', 'MailRequested')
      .state({ status: 'ASSOCIATE_EDITOR', reviewersRequired: 3 });
  });

  it.each([
    ['changes', 2],
    ['stays', 0],
  ])('before the check moves on to Reviewed if no review is required, whether the count %s or not', (_how, before) => {
    const article = articleIn('NEW_ARTICLE');
    article.settings.defaultReviewersRequired = 0;
    article.record([{ type: 'ReviewerCountSet', data: { count: before, previous: 2 } }]);
    given(article)
      .when(assign(PEOPLE.associate), PEOPLE.editor)
      .then.event('ReviewersMoved', { from: 'ASSOCIATE_EDITOR', to: 'REVIEWED' })
      .state({ status: 'REVIEWED', reviewersRequired: 0 });
  });

  it('does not compute the status again', () => {
    given(articleIn('REVIEWED'))
      .when(assign(PEOPLE.associate), PEOPLE.editor)
      .then.state({ status: 'ASSOCIATE_EDITOR' });
  });
});

describe('returning an article', () => {
  it.each([
    ['the associate editor', PEOPLE.associate],
    ['the editor', PEOPLE.editor],
    ['the webmaster', PEOPLE.webmaster],
  ])('by %s ends the tenure', (_who, actor) => {
    const article = held();
    given(article).when(giveBack, actor).then.events('ReturnedToEditor').state({ status: 'RETURNED_TO_EDITOR' });
    expect(holderOf(article.state)).toBeNull();
  });

  it('is not open to the assistant', () => {
    given(held()).when(giveBack, PEOPLE.assistant).then.refusal('FORBIDDEN');
  });
});

describe('advice', () => {
  it('moves the article to the editor with its mail and ends the tenure', () => {
    const article = held();
    given(article)
      .when(advise('DIRECT_REJECT'), PEOPLE.associate)
      .then.events('AssociateAdvised', 'MailRequested')
      .event('AssociateAdvised', { associateId: 'associate', to: 'RETURNED_TO_EDITOR' });
    expect(article.state.associates).toMatchObject([{ endedAt: article.at, advices: [{ advice: 'DIRECT_REJECT' }] }]);
  });

  it('comes only from the associate editor who holds the article', () => {
    given(held()).when(advise('DIRECT_REJECT'), PEOPLE.otherAssociate).then.refusal('FORBIDDEN');
    given(held()).when(advise('DIRECT_REJECT'), PEOPLE.editor).then.refusal('FORBIDDEN');
    given(articleIn('RETURNED_TO_EDITOR')).when(advise('DIRECT_REJECT'), PEOPLE.associate).then.refusal('FORBIDDEN');
  });

  it('needs a comment, and the R0 advice a first round', () => {
    given(held())
      .when(advise('DIRECT_REJECT', '<p> </p>'), PEOPLE.associate)
      .then.refusal('INVALID', { fields: ['comment'] });
    const revised = (heldArticleIn('NEW_ARTICLE') ?? held()).passCheck();
    expect(revised.state).toMatchObject({ status: 'ASSOCIATE_EDITOR', revision: 1 });
    given(revised).when(advise('DIRECT_REJECT_R0'), PEOPLE.associate).then.refusal('RULE');
    given(revised).when(advise('DIRECT_REJECT'), PEOPLE.associate).then.event('AssociateAdvised', {});
  });
});

describe('holding an article', () => {
  it.each(['UNDER_REVIEW', 'REVIEWED', 'MINOR_REVISION', 'NEW_ARTICLE', 'CORRECTION'] as const)(
    'continues in %s',
    (status) => {
      const article = heldArticleIn(status);
      expect(article && holderOf(article.state)).toBe('associate');
    },
  );

  it('ends when an override gives the article back to the editor', () => {
    const override: ArticleCommand = {
      type: 'Override',
      data: { status: 'RETURNED_TO_EDITOR', reason: 'r', mail: null },
    };
    const article = held().do(override, PEOPLE.editor);
    expect(holderOf(article.state)).toBeNull();
  });
});
