import { type ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, aReview, PEOPLE, SYSTEM } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import type { Actor, ArticleCommand } from '../../commands';
import { addDays } from '../../dates';
import { requestOfKey } from '../../people/roles';

const accept = (assignmentId: string): ArticleCommand => ({ type: 'AcceptReview', data: { assignmentId, mails: [] } });
const decline = (assignmentId: string): ArticleCommand => ({
  type: 'DeclineReview',
  data: { assignmentId, reason: 'Away', suggestedColleague: 'Ben', mails: [aMail('mail-1', 'REVIEW_ANSWERED')] },
});
const complete = (assignmentId: string, review = aReview()): ArticleCommand => ({
  type: 'CompleteReview',
  data: { assignmentId, review, mails: [] },
});
const noAnswer = (assignmentId: string): ArticleCommand => ({ type: 'MarkNoAnswer', data: { assignmentId } });
const keyOf = (assignmentId: string, keyHash = `hash-of-${assignmentId}`): Actor => ({
  kind: 'key',
  assignmentId,
  keyHash,
});

function mailed(): [ArticleBuilder, string] {
  const article = articleIn('REVIEWER_SELECTION');
  return [article, article.invite(PEOPLE.reviewer1)];
}
function accepted(): [ArticleBuilder, string] {
  const [article, id] = mailed();
  return [article.accept(id, PEOPLE.reviewer1), id];
}
function completed(): [ArticleBuilder, string] {
  const [article, id] = accepted();
  return [article.review(id, PEOPLE.reviewer1), id];
}

describe('answering a request', () => {
  it('by yes gives 21 days for the review', () => {
    const [article, id] = mailed();
    given(article).when(accept(id), PEOPLE.reviewer1).then.events('ReviewerAccepted');
    expect(article.state.assignments[0]).toMatchObject({ status: 'Accepted', reviewDueAt: addDays(article.at, 21) });
  });

  it('by yes includes the answer about competing interests, where the journal asks for it', () => {
    const [article, id] = mailed();
    const interests = { yes: true, text: 'We wrote a paper.' };
    const acceptWith = (given: typeof interests | null): ArticleCommand => ({
      type: 'AcceptReview',
      data: { assignmentId: id, interests: given, mails: [] },
    });
    article.settings = { ...article.settings, reviewerInterests: '2' };
    given(article)
      .when(acceptWith(null), PEOPLE.reviewer1)
      .then.refusal('INVALID', { fields: ['competingInterests'] });
    given(article)
      .when(acceptWith({ ...interests, text: ' ' }), PEOPLE.reviewer1)
      .then.refusal('INVALID', { fields: ['interestsText'] });
    given(article).when(acceptWith(interests), PEOPLE.reviewer1).then.event('ReviewerAccepted', { interests });
    expect(article.state.assignments[0]).toMatchObject({ status: 'Accepted', interests });
  });

  it('stores nothing about competing interests if the journal does not ask for it', () => {
    const [article, id] = mailed();
    article.settings = { ...article.settings, reviewerInterests: '1' };
    const data = { assignmentId: id, interests: { yes: true, text: 'Unasked.' }, mails: [] };
    given(article)
      .when({ type: 'AcceptReview', data }, PEOPLE.reviewer1)
      .then.event('ReviewerAccepted', { interests: null });
  });

  it('by no stores the reason and the suggested colleague', () => {
    const [article, id] = mailed();
    given(article).when(decline(id), PEOPLE.reviewer1).then.events('ReviewerDeclined', 'MailRequested');
    expect(article.state.assignments[0]).toMatchObject({
      status: 'Declined',
      declineReason: 'Away',
      suggestedColleague: 'Ben',
    });
  });

  it('is only for the reviewer of the request, and reveals nothing to others', () => {
    const [article, id] = mailed();
    article.invite(PEOPLE.reviewer2);
    given(article).when(accept(id), PEOPLE.reviewer2).then.refusal('NOT_FOUND');
    given(article).when(accept(id), PEOPLE.reviewer3).then.refusal('FORBIDDEN');
    given(article).when(accept(id), PEOPLE.editor).then.refusal('FORBIDDEN');
    given(article).when(accept('nothing'), PEOPLE.reviewer1).then.refusal('NOT_FOUND');
  });

  it('is not possible before the mail', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const id = article.select(PEOPLE.reviewer1);
    given(article).when(accept(id), PEOPLE.reviewer1).then.refusal('FORBIDDEN');
  });

  it.each([
    ['accepted', accepted, 'accepted already'],
    ['completed', completed, 'sent already'],
  ])('is closed once %s', (_what, build, message) => {
    const [article, id] = build();
    given(article).when(accept(id), PEOPLE.reviewer1).then.refusal('TRANSITION', { message });
    given(article).when(decline(id), PEOPLE.reviewer1).then.refusal('TRANSITION', { message });
  });

  it('is closed by a decision', () => {
    const [article, id] = mailed();
    article.decideOn('ACCEPTED');
    given(article).when(accept(id), PEOPLE.reviewer1).then.refusal('TRANSITION');
  });

  it('is still possible while the article is returned to the editor, and the status stays', () => {
    const article = articleIn('ASSOCIATE_EDITOR').setCount(1);
    const id = article.invite(PEOPLE.reviewer1);
    article.do({ type: 'ReturnToAssistant', data: {} }, PEOPLE.associate);
    given(article)
      .when(accept(id), PEOPLE.reviewer1)
      .then.events('ReviewerAccepted')
      .state({ status: 'RETURNED_TO_EDITOR' });
    given(article)
      .when(complete(id), PEOPLE.reviewer1)
      .then.events('ReviewCompleted')
      .state({ status: 'RETURNED_TO_EDITOR' });
  });
});

describe('a key from a mail', () => {
  it('answers only its own request', () => {
    const [article, id] = mailed();
    const other = article.invite(PEOPLE.reviewer2);
    given(article).when(accept(other), keyOf(id)).then.refusal('NOT_FOUND');
    given(article).when(accept(id), keyOf(id)).then.events('ReviewerAccepted');
  });

  it('accepts or declines its own request and nothing else', () => {
    const [article, id] = mailed();
    const other = article.invite(PEOPLE.reviewer2);
    given(article).when(accept(other), keyOf(id)).then.refusal('NOT_FOUND');
    given(article)
      .when({ type: 'AddNote', data: { noteId: 'n', note: 'x' } }, keyOf(id))
      .then.refusal('FORBIDDEN');
    given(article).when(complete(id), keyOf(id)).then.refusal('FORBIDDEN');
    given(article).when(accept(id), keyOf(id)).then.events('ReviewerAccepted');
    given(article).when(complete(id), keyOf(id)).then.refusal('FORBIDDEN');
    given(article).when(decline(other), keyOf(other)).then.events('ReviewerDeclined', 'MailRequested');
  });

  it('must be the present one', () => {
    const [article, id] = mailed();
    given(article).when(accept(id), keyOf(id, 'guessed')).then.refusal('FORBIDDEN', { message: 'no longer valid' });
    const unmailed = article.select(PEOPLE.reviewer2);
    given(article).when(accept(unmailed), keyOf(unmailed)).then.refusal('FORBIDDEN');
  });

  it.each<[string, (article: ArticleBuilder, id: string) => unknown]>([
    ['declined', (article, id) => article.decline(id, PEOPLE.reviewer1)],
    ['removed', (article) => article.do({ type: 'RemoveReviewer', data: { reviewerId: 'reviewer-1' } }, PEOPLE.editor)],
    [
      'cancelled',
      (article, id) => article.do({ type: 'CancelReview', data: { assignmentId: id, mail: null } }, PEOPLE.editor),
    ],
    ['cancelled by a decision', (article) => article.decideOn('REJECTED')],
    ['completed', (article, id) => article.accept(id, PEOPLE.reviewer1).review(id, PEOPLE.reviewer1)],
  ])('ends when the request is %s', (_what, close) => {
    const [article, id] = mailed();
    expect(requestOfKey(article.state, id, `hash-of-${id}`)).toBeDefined();
    close(article, id);
    expect(requestOfKey(article.state, id, `hash-of-${id}`)).toBeUndefined();
    given(article).when(accept(id), keyOf(id)).then.refusal('FORBIDDEN');
  });
});

describe('no answer', () => {
  it('is marked by the system, 14 days after the mail and not earlier', () => {
    const [article, id] = mailed();
    given(article.after(13)).when(noAnswer(id), SYSTEM).then.refusal('RULE', { message: '14 days' });
    given(article.after(1)).when(noAnswer(id), PEOPLE.editor).then.refusal('FORBIDDEN');
    given(article).when(noAnswer(id), SYSTEM).then.events('ReviewerNotAnswered');
    given(article).when(noAnswer(id), SYSTEM).then.refusal('TRANSITION');
  });

  it.each([
    ['accepted', accept, 'ReviewerAccepted'],
    ['declined', decline, 'ReviewerDeclined'],
  ] as const)('can still be %s late', (_what, answer, type) => {
    const [article, id] = mailed();
    article.after(15).do(noAnswer(id), SYSTEM);
    given(article).when(answer(id), keyOf(id)).then.event(type, { assignmentId: id });
  });
});
