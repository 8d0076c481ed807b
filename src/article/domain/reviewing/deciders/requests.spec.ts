import { type ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, PEOPLE } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import type { ArticleCommand } from '../../commands';

const selection = (): ArticleBuilder => articleIn('REVIEWER_SELECTION');
const mail = (...ids: string[]): ArticleCommand => ({
  type: 'MailReviewers',
  data: {
    invitations: ids.map((assignmentId) => ({
      assignmentId,
      keyHash: 'hash',
      mail: aMail(`mail-${assignmentId}`, 'REVIEW_INVITATION', assignmentId),
    })),
  },
});
const remove = (reviewerId = 'reviewer-1'): ArticleCommand => ({ type: 'RemoveReviewer', data: { reviewerId } });
const cancel = (assignmentId: string): ArticleCommand => ({ type: 'CancelReview', data: { assignmentId, mail: null } });

describe('mailing reviewers', () => {
  it('asks for an answer within 7 days, one mail each', () => {
    const article = selection();
    const [one, two] = [article.select(PEOPLE.reviewer1), article.select(PEOPLE.reviewer2)];
    given(article)
      .when(mail(one, two), PEOPLE.editor)
      .then.events('ReviewerMailed', 'MailRequested', 'ReviewerMailed', 'MailRequested')
      .event('ReviewerMailed', { assignmentId: two, keyHash: 'hash', mailId: `mail-${two}` });
    const due = Date.parse(article.state.assignments[0]?.answerDueAt ?? '') - Date.parse(article.at);
    expect(due).toBe(7 * 86_400_000);
    given(article).when(mail(one), PEOPLE.editor).then.refusal('TRANSITION', { message: 'reminder' });
  });

  it('resumes the review of an article that was returned to the editor', () => {
    const article = heldArticleIn('ASSOCIATE_EDITOR');
    if (!article) throw new Error('An associate editor can hold an article');
    const id = article.select(PEOPLE.reviewer1);
    article.do({ type: 'ReturnToAssistant', data: {} }, PEOPLE.associate);
    given(article)
      .when(mail(id), PEOPLE.assistant)
      .then.events('ReviewerMailed', 'MailRequested', 'ReviewResumed')
      .event('ReviewResumed', { from: 'RETURNED_TO_EDITOR', to: 'REVIEWER_SELECTION' });
  });

  it('asks again after a refusal or no answer, with a new key and date', () => {
    const article = selection();
    const [one, two] = [article.invite(PEOPLE.reviewer1), article.invite(PEOPLE.reviewer2)];
    article.decline(one, PEOPLE.reviewer1).after(14);
    article.do({ type: 'MarkNoAnswer', data: { assignmentId: two } }, { kind: 'system' });
    given(article).when(mail(one, two), PEOPLE.editor).then.event('ReviewerMailed', { assignmentId: one });
    expect(article.state.assignments).toMatchObject([
      { status: 'Mailed', keyHash: 'hash', declineReason: null, mailedAt: article.at },
      { status: 'Mailed', keyHash: 'hash' },
    ]);
  });

  it('refuses an empty list, a reviewer named twice and unknown requests', () => {
    const article = selection();
    const one = article.select(PEOPLE.reviewer1);
    given(article).when(mail(), PEOPLE.editor).then.refusal('RULE');
    given(article).when(mail(one, one), PEOPLE.editor).then.refusal('RULE');
    given(article).when(mail('nothing'), PEOPLE.editor).then.refusal('NOT_FOUND');
  });

  it('reminds only by a mail, also by the system, while a reviewer is invited or at work', () => {
    const article = selection();
    const id = article.select(PEOPLE.reviewer1);
    const remind: ArticleCommand = {
      type: 'RemindReviewer',
      data: { assignmentId: id, mail: aMail('r', 'REVIEW_REMINDER', id) },
    };
    given(article).when(remind, PEOPLE.editor).then.refusal('TRANSITION');
    given(article.mail(id)).when(remind, { kind: 'system' }).then.events('MailRequested');
    given(article.accept(id, PEOPLE.reviewer1)).when(remind, PEOPLE.editor).then.events('MailRequested');
  });
});

describe('removing a reviewer', () => {
  it.each(['Selected', 'Mailed', 'Accepted'])('removes or cancels a request that is %s', (status) => {
    const build = (): [ArticleBuilder, string] => {
      const article = selection();
      const id = article.select(PEOPLE.reviewer1);
      if (status !== 'Selected') article.mail(id);
      if (status === 'Accepted') article.accept(id, PEOPLE.reviewer1);
      expect(article.state.assignments[0]?.status).toBe(status);
      return [article, id];
    };
    const [removed, first] = build();
    given(removed).when(remove(), PEOPLE.editor).then.event('ReviewerRemoved', { assignmentId: first });
    const [cancelled, second] = build();
    given(cancelled).when(cancel(second), PEOPLE.editor).then.event('ReviewerCancelled', { because: 'EDITOR' });
  });

  it('keeps completed and declined ones in the history', () => {
    given(articleIn('REVIEWED')).when(remove(), PEOPLE.editor).then.refusal('TRANSITION', { message: 'completed' });
    const article = selection();
    const id = article.invite(PEOPLE.reviewer1);
    article.decline(id, PEOPLE.reviewer1);
    given(article).when(cancel(id), PEOPLE.editor).then.refusal('TRANSITION');
    given(article).when(remove('nobody'), PEOPLE.editor).then.refusal('NOT_FOUND');
  });

  it('does not reopen requests of an earlier revision', () => {
    const article = articleIn('MINOR_REVISION').submitRevision().passCheck();
    const id = article.state.assignments[0]?.assignmentId ?? '';
    given(article).when(cancel(id), PEOPLE.editor).then.refusal('TRANSITION', { message: 'earlier revision' });
  });
});

describe('a due date', () => {
  const change = (assignmentId: string, dueAt: string): ArticleCommand => ({
    type: 'ChangeReviewDueDate',
    data: { assignmentId, dueAt },
  });

  it('is first the due date of the answer, then that of the review', () => {
    const article = selection();
    const id = article.invite(PEOPLE.reviewer1);
    given(article).when(change(id, '2026-02-01T00:00:00.000Z'), PEOPLE.editor).then.events('ReviewDueDateChanged');
    expect(article.state.assignments[0]).toMatchObject({ answerDueAt: '2026-02-01T00:00:00.000Z', reviewDueAt: null });
    article.accept(id, PEOPLE.reviewer1);
    given(article).when(change(id, '2026-03-01T00:00:00.000Z'), PEOPLE.editor).then.events('ReviewDueDateChanged');
    expect(article.state.assignments[0]).toMatchObject({ reviewDueAt: '2026-03-01T00:00:00.000Z' });
    given(article).when(change(id, '2026-03-01T00:00:00.000Z'), PEOPLE.editor).then.events();
  });

  it('causes no event when it is the same, and must be after the present time', () => {
    const article = selection();
    const id = article.invite(PEOPLE.reviewer1);
    const { answerDueAt } = article.state.assignments[0] ?? {};
    given(article)
      .when(change(id, answerDueAt ?? ''), PEOPLE.editor)
      .then.events();
    const at = article.after(1).at;
    const context = { actor: PEOPLE.editor, at, settings: article.settings };
    expect(() => article.decideIn(change(id, at), context)).toThrow('Please choose a date in the future.');
  });

  it('must be in the future and readable', () => {
    const article = selection();
    const id = article.invite(PEOPLE.reviewer1);
    given(article)
      .when(change(id, '2025-01-01T00:00:00.000Z'), PEOPLE.editor)
      .then.refusal('INVALID', { fields: ['date'] });
    given(article)
      .when(change(id, 'tomorrow'), PEOPLE.editor)
      .then.refusal('INVALID', { fields: ['date'] });
  });

  it('can be changed only by the associate editor who holds the article', () => {
    const held = heldArticleIn('UNDER_REVIEW') ?? selection();
    const id = held.state.assignments[0]?.assignmentId ?? '';
    given(held).when(change(id, '2026-03-01T00:00:00.000Z'), PEOPLE.otherAssociate).then.refusal('FORBIDDEN');
    given(held).when(change(id, '2026-03-01T00:00:00.000Z'), PEOPLE.associate).then.events('ReviewDueDateChanged');
  });
});
