import { type ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, PEOPLE } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import { type Decision, DECISIONS, FINAL_STATUSES, type OverrideChoice } from '../../../../contracts';
import type { ArticleCommand } from '../../commands';

const decideOn = (decision: Decision, mailId: string | null = 'mail-1'): ArticleCommand => ({
  type: 'Decide',
  data: { decision, mail: mailId === null ? null : aMail(mailId, 'DECISION'), cancellationMails: [] },
});
const override = (status: OverrideChoice, reason = 'A mistake.'): ArticleCommand => ({
  type: 'Override',
  data: { status, reason, mail: null },
});
const withdraw = (reason = 'Published elsewhere.'): ArticleCommand => ({
  type: 'Withdraw',
  data: { reason, mails: [] },
});

/** One request in each open status, and one completed. */
function withRequests(): ArticleBuilder {
  const article = articleIn('REVIEWER_SELECTION').setCount(1);
  const completed = article.invite(PEOPLE.reviewer1);
  article.accept(completed, PEOPLE.reviewer1).review(completed, PEOPLE.reviewer1);
  article.accept(article.invite(PEOPLE.reviewer2), PEOPLE.reviewer2);
  article.invite(PEOPLE.reviewer3);
  article.select({ ...PEOPLE.reviewer3, userId: 'reviewer-4', email: 'reviewer-4@example.org' });
  return article;
}
const statuses = (article: ArticleBuilder): string[] => article.state.assignments.map((one) => one.status);

describe('an editor’s decision', () => {
  it.each(DECISIONS)('may be %s in the first round', (decision) => {
    given(articleIn('REVIEWED'))
      .when(decideOn(decision), PEOPLE.editor)
      .then.state({ status: decision, decidedRevisions: [0] });
  });

  it.each(['REJECTED_R0', 'DIRECT_REJECT_R0'] as const)('may not be %s after a revision', (decision) => {
    const article = articleIn('MINOR_REVISION').submitRevision().passCheck();
    given(article)
      .when(decideOn(decision), PEOPLE.editor)
      .then.refusal('RULE', { fields: ['decision'] });
  });

  it('contains its mail and the revision', () => {
    given(articleIn('RETURNED_TO_EDITOR'))
      .when(decideOn('REJECTED', 'mail-7'), PEOPLE.assistant)
      .then.events('DecisionRecorded', 'MailRequested')
      .event('DecisionRecorded', {
        from: 'RETURNED_TO_EDITOR',
        to: 'REJECTED',
        revision: 0,
        mailId: 'mail-7',
        dueAt: null,
      });
    given(articleIn('REVIEWED')).when(decideOn('REJECTED', null), PEOPLE.editor).then.events('DecisionRecorded');
  });

  it('sets the date of a revision: 30 days for a minor, 90 for a major one', () => {
    for (const [decision, days] of [
      ['MINOR_REVISION', 30],
      ['MAJOR_REVISION', 90],
    ] as const) {
      const article = articleIn('REVIEWED');
      given(article).when(decideOn(decision), PEOPLE.editor).then.events('DecisionRecorded', 'MailRequested');
      const due = Date.parse(article.state.authorDueAt ?? '') - Date.parse(article.at);
      expect(due).toBe(days * 86_400_000);
    }
  });

  it('cancels every open request and keeps completed reviews', () => {
    const article = withRequests();
    given(article)
      .when(decideOn('ACCEPTED'), PEOPLE.editor)
      .then.events('DecisionRecorded', 'ReviewerCancelled', 'ReviewerCancelled', 'ReviewerCancelled', 'MailRequested')
      .event('ReviewerCancelled', { because: 'DECISION' })
      .state({ status: 'ACCEPTED', acceptedAt: article.at });
    expect(statuses(article)).toEqual(['Completed', 'Cancelled', 'Cancelled', 'Cancelled']);
  });

  it('is not open while an associate editor works on the article', () => {
    given(articleIn('ASSOCIATE_EDITOR'))
      .when(decideOn('ACCEPTED'), PEOPLE.editor)
      .then.refusal('TRANSITION', { message: 'Associate editor now' });
  });
});

describe('an override', () => {
  it.each(FINAL_STATUSES)('leads out of %s', (status) => {
    given(articleIn(status))
      .when(override('RETURNED_TO_EDITOR'), PEOPLE.editor)
      .then.events('StatusOverridden')
      .state({ status: 'RETURNED_TO_EDITOR', acceptedAt: null });
  });

  it('requires a reason and another status', () => {
    given(articleIn('ACCEPTED'))
      .when(override('REJECTED', ' '), PEOPLE.editor)
      .then.refusal('INVALID', { fields: ['reason'] });
    given(articleIn('ACCEPTED')).when(override('ACCEPTED'), PEOPLE.editor).then.refusal('RULE');
  });

  it('to a decision closes open requests and sets the date like the decision itself', () => {
    const article = withRequests();
    given(article)
      .when(override('MINOR_REVISION'), PEOPLE.editor)
      .then.event('ReviewerCancelled', { because: 'DECISION' });
    expect(statuses(article)).not.toContain('Accepted');
    expect(article.state).toMatchObject({ decidedRevisions: [0] });
    expect(article.state.authorDueAt).not.toBeNull();
  });

  it('to Returned to editor keeps the requests and hides the reviews from the author again', () => {
    const article = withRequests();
    const before = statuses(article);
    given(article).when(override('RETURNED_TO_EDITOR'), PEOPLE.editor).then.events('StatusOverridden');
    expect(statuses(article)).toEqual(before);
    const undone = articleIn('REJECTED').do(override('RETURNED_TO_EDITOR'), PEOPLE.editor);
    expect(undone.state.decidedRevisions).toEqual([]);
  });
});

describe('a withdrawal', () => {
  it.each([
    ['the author', PEOPLE.author],
    ['the editor', PEOPLE.editor],
    ['the assistant', PEOPLE.assistant],
  ])('by %s cancels open requests', (_who, actor) => {
    const article = withRequests();
    given(article)
      .when(withdraw(), actor)
      .then.event('ReviewerCancelled', { because: 'WITHDRAWAL' })
      .state({ status: 'WITHDRAWN' });
    expect(statuses(article)).toEqual(['Completed', 'Cancelled', 'Cancelled', 'Cancelled']);
  });

  it('requires a reason', () => {
    given(articleIn('NEW_ARTICLE'))
      .when(withdraw(''), PEOPLE.author)
      .then.refusal('INVALID', { fields: ['reason'] });
  });

  it('is refused for drafts or ended articles, and reveals no hidden status to the author', () => {
    given(articleIn('DRAFT')).when(withdraw(), PEOPLE.author).then.refusal('TRANSITION');
    given(articleIn('ACCEPTED'))
      .when(withdraw(), PEOPLE.author)
      .then.refusal('TRANSITION', { message: 'in Accepted now' });
  });
});
