import { ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn } from '../../../../../test/support/article/article-in-status';
import { candidate, PEOPLE, type Person } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import type { ArticleCommand } from '../../commands';
import { BARRED_MESSAGES } from '../../people/barring';

const selection = (): ArticleBuilder => articleIn('REVIEWER_SELECTION');
const select = (reviewer: Person, blacklisted = false): ArticleCommand => ({
  type: 'SelectReviewer',
  data: { assignmentId: 'assignment-x', reviewer: candidate(reviewer, blacklisted) },
});
const remove = (reviewerId = 'reviewer-1'): ArticleCommand => ({ type: 'RemoveReviewer', data: { reviewerId } });
const like = (userId: string, changes: Partial<Person> = {}): Person => ({
  ...PEOPLE.reviewer1,
  userId,
  email: `${userId}@example.org`,
  ...changes,
});

describe('choosing a reviewer', () => {
  it('selects them for the present revision', () => {
    given(selection())
      .when(select(PEOPLE.reviewer1), PEOPLE.editor)
      .then.events('ReviewerSelected')
      .event('ReviewerSelected', { reviewerId: 'reviewer-1', reviewerEmail: 'reviewer-1@example.org', revision: 0 });
  });

  it.each([
    ['an author by account', like('co-author', { email: 'new@example.org' }), false, BARRED_MESSAGES.AUTHOR],
    ['an author by e-mail', like('x', { addresses: PEOPLE.coAuthor.addresses }), false, BARRED_MESSAGES.AUTHOR],
    ['the uploader', like('author', { email: 'new@example.org' }), false, BARRED_MESSAGES.UPLOADER],
    ['somebody blacklisted', PEOPLE.reviewer1, true, BARRED_MESSAGES.BLACKLISTED],
    ['somebody of a group that does not review', PEOPLE.stranger, false, BARRED_MESSAGES.GROUP],
  ])('refuses %s', (_who, person, blacklisted, message) => {
    given(selection())
      .when(select(person, blacklisted), PEOPLE.editor)
      .then.refusal('RULE', { message, fields: ['reviewerId'] });
  });

  it('refuses the reviewer that the authors excluded', () => {
    const article = new ArticleBuilder().start();
    article.do({ type: 'ChangeDraft', data: { fields: { reviewerRemoved: 'reviewer-1' } } }, PEOPLE.author);
    article.complete().submit().passCheck();
    given(article)
      .when(select(PEOPLE.reviewer1), PEOPLE.editor)
      .then.refusal('RULE', { message: BARRED_MESSAGES.EXCLUDED });
  });

  it('accepts a reviewer only once in a revision, unless removed or cancelled', () => {
    const article = selection();
    article.select(PEOPLE.reviewer1);
    given(article)
      .when(select(PEOPLE.reviewer1), PEOPLE.editor)
      .then.refusal('RULE', { message: BARRED_MESSAGES.ASSIGNED });
    article.do(remove(), PEOPLE.editor);
    given(article).when(select(PEOPLE.reviewer1), PEOPLE.editor).then.events('ReviewerSelected');
  });

  it('is closed outside the reviewing statuses and Returned to editor', () => {
    for (const status of ['NEW_ARTICLE', 'CORRECTION', 'MINOR_REVISION', 'ACCEPTED'] as const)
      given(articleIn(status)).when(select(PEOPLE.reviewer3), PEOPLE.editor).then.refusal('TRANSITION');
  });

  it('is open to the associate editor who holds the article', () => {
    given(articleIn('ASSOCIATE_EDITOR'))
      .when(select(PEOPLE.reviewer1), PEOPLE.associate)
      .then.events('ReviewerSelected');
    given(articleIn('ASSOCIATE_EDITOR'))
      .when(select(PEOPLE.reviewer1), PEOPLE.otherAssociate)
      .then.refusal('FORBIDDEN');
  });
});

describe('choosing the same reviewers again', () => {
  const same = (...people: Person[]): ArticleCommand => ({
    type: 'AssignSameReviewers',
    data: { reviewers: people.map((one) => ({ assignmentId: `again-${one.userId}`, reviewer: candidate(one) })) },
  });
  const revised = (): ArticleBuilder => articleIn('MINOR_REVISION').submitRevision().passCheck();

  it('selects only those who agreed, once each', () => {
    given(revised())
      .when(same(PEOPLE.reviewer1, PEOPLE.reviewer1, PEOPLE.reviewer2, PEOPLE.reviewer3), PEOPLE.editor)
      .then.events('ReviewerSelected', 'ReviewerSelected')
      .event('ReviewerSelected', { reviewerId: 'reviewer-2', revision: 1 });
  });

  it('omits reviewers already chosen and refuses when none are left', () => {
    const article = revised();
    article.select(PEOPLE.reviewer1);
    given(article).when(same(PEOPLE.reviewer1, PEOPLE.reviewer2), PEOPLE.editor).then.events('ReviewerSelected');
    given(article).when(same(PEOPLE.reviewer1, PEOPLE.reviewer2), PEOPLE.editor).then.refusal('RULE');
    given(articleIn('REVIEWED'))
      .when(same(PEOPLE.reviewer1), PEOPLE.editor)
      .then.refusal('RULE', { message: 'first version' });
  });
});
