import type { ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, aReview, candidate, PEOPLE, SYSTEM } from '../../../../../test/support/article/article-people';
import { refusalOf } from '../../../../../test/support/article/given';
import type { AssignmentStatus } from '../../../../contracts';
import type { Actor, ArticleCommand, RefusalKind } from '../../commands';

const { editor, reviewer1 } = PEOPLE;
const ID = 'assignment-x';
const mail = aMail('mail-x', 'REVIEW_INVITATION', ID);

/** An article whose only request, to the first reviewer, was brought into this status by commands. */
function withRequest(status: AssignmentStatus): ArticleBuilder {
  const article = articleIn('REVIEWER_SELECTION');
  article.do({ type: 'SelectReviewer', data: { assignmentId: ID, reviewer: candidate(reviewer1) } }, editor);
  if (status === 'Selected') return article;
  if (status === 'Removed') return article.do({ type: 'RemoveReviewer', data: { reviewerId: 'reviewer-1' } }, editor);
  article.mail(ID);
  if (status === 'Cancelled')
    return article.do({ type: 'CancelReview', data: { assignmentId: ID, mail: null } }, editor);
  if (status === 'Declined') return article.decline(ID, reviewer1);
  if (status === 'No answer') return article.after(14).do({ type: 'MarkNoAnswer', data: { assignmentId: ID } }, SYSTEM);
  if (status === 'Mailed') return article;
  article.accept(ID, reviewer1);
  return status === 'Completed' ? article.review(ID, reviewer1) : article;
}

const accept: ArticleCommand = { type: 'AcceptReview', data: { assignmentId: ID, mails: [] } };
const decline: ArticleCommand = {
  type: 'DeclineReview',
  data: { assignmentId: ID, reason: null, suggestedColleague: null, mails: [] },
};
const complete: ArticleCommand = {
  type: 'CompleteReview',
  data: { assignmentId: ID, review: aReview(), mails: [] },
};
const noAnswer: ArticleCommand = { type: 'MarkNoAnswer', data: { assignmentId: ID } };
const sendBack = (reason: string): ArticleCommand => ({
  type: 'SendBackReview',
  data: { assignmentId: ID, reason, mail: null },
});
const rate = (stars: number): ArticleCommand => ({ type: 'RateReview', data: { assignmentId: ID, rate: stars } });
const invite = (...ids: string[]): ArticleCommand => ({
  type: 'MailReviewers',
  data: { invitations: ids.map((assignmentId) => ({ assignmentId, keyHash: 'hash', mail })) },
});
const remind: ArticleCommand = { type: 'RemindReviewer', data: { assignmentId: ID, mail } };
const cancel: ArticleCommand = { type: 'CancelReview', data: { assignmentId: ID, mail: null } };
const remove = (reviewerId: string): ArticleCommand => ({ type: 'RemoveReviewer', data: { reviewerId } });
const setCount = (count: number): ArticleCommand => ({ type: 'SetReviewerCount', data: { count } });
const sameAgain: ArticleCommand = { type: 'AssignSameReviewers', data: { reviewers: [] } };
const changeDate = (dueAt: string): ArticleCommand => ({
  type: 'ChangeReviewDueDate',
  data: { assignmentId: ID, dueAt },
});

/** A refused command about the request in this status; `field`: where the message belongs. */
type Refused = [status: AssignmentStatus, ArticleCommand, Actor, RefusalKind, message: string, field?: string];

const ACCEPTED = 'This request has been accepted already.';
const DECLINED = 'This request has been declined. Please write to the office if you changed your mind.';
const SENT = 'This review has been sent already.';
const CLOSED = 'This request is closed. Thank you all the same.';
const CLOSED_ALREADY = 'This request is closed already.';
const WHY = 'Please tell the reviewer why you are sending the review back.';
const STARS = 'Please choose a rating from 1 to 5.';
const NOT_CHOSEN = 'This person has not been chosen for this revision.';
const MAILED = 'This reviewer has been mailed already. Send a reminder instead.';
const REMIND = 'Only a reviewer who was mailed or has accepted can be reminded.';
const CHANGE_DATE = 'A due date can be changed only while the reviewer has been mailed or has accepted.';
const FUTURE = '2027-01-01T00:00:00.000Z';
const history = (status: string): string => `A request that is ${status} stays in the history and cannot be removed.`;

const REFUSED: Record<string, Refused[]> = {
  'an answer': [
    ['Accepted', accept, reviewer1, 'TRANSITION', ACCEPTED],
    ['Declined', accept, reviewer1, 'TRANSITION', DECLINED],
    ['Completed', accept, reviewer1, 'TRANSITION', SENT],
    ['Cancelled', accept, reviewer1, 'TRANSITION', CLOSED],
    ['Accepted', decline, reviewer1, 'TRANSITION', ACCEPTED],
    ['Completed', decline, reviewer1, 'TRANSITION', SENT],
    ['Accepted', noAnswer, SYSTEM, 'TRANSITION', 'This request is not waiting for an answer.'],
    ['Mailed', noAnswer, SYSTEM, 'RULE', 'A request counts as not answered 14 days after it was mailed.'],
  ],
  'a review': [
    ['Mailed', complete, reviewer1, 'TRANSITION', 'Please accept the request first.'],
    ['No answer', complete, reviewer1, 'TRANSITION', 'Please accept the request first.'],
    ['Declined', complete, reviewer1, 'TRANSITION', DECLINED],
    ['Completed', complete, reviewer1, 'TRANSITION', SENT],
    ['Cancelled', complete, reviewer1, 'TRANSITION', CLOSED],
    ['Accepted', sendBack('Too short.'), editor, 'TRANSITION', 'Only a completed review can be sent back.'],
    ['Completed', sendBack('<p> </p>'), editor, 'INVALID', WHY, 'reason'],
    ['Accepted', rate(3), editor, 'TRANSITION', 'Only a completed review can be rated.'],
    ['Completed', rate(0), editor, 'INVALID', STARS, 'rate'],
    ['Completed', rate(6), editor, 'INVALID', STARS, 'rate'],
    ['Completed', rate(2.5), editor, 'INVALID', STARS, 'rate'],
  ],
  'the choice of reviewers': [
    ['Selected', setCount(-1), editor, 'INVALID', 'Please choose a number from 0 to 4.', 'count'],
    ['Selected', setCount(5), editor, 'INVALID', 'Please choose a number from 0 to 4.', 'count'],
    ['Selected', setCount(1.5), editor, 'INVALID', 'Please choose a number from 0 to 4.', 'count'],
    [
      'Selected',
      sameAgain,
      editor,
      'RULE',
      'This is the first version of the article; there are no earlier reviewers.',
    ],
    ['Selected', remove('reviewer-2'), editor, 'NOT_FOUND', NOT_CHOSEN],
    ['Removed', remove('reviewer-1'), editor, 'NOT_FOUND', NOT_CHOSEN],
    ['Declined', remove('reviewer-1'), editor, 'TRANSITION', history('declined')],
    ['Completed', remove('reviewer-1'), editor, 'TRANSITION', history('completed')],
    ['Cancelled', remove('reviewer-1'), editor, 'TRANSITION', history('cancelled')],
    ['Declined', cancel, editor, 'TRANSITION', CLOSED_ALREADY],
    ['Completed', cancel, editor, 'TRANSITION', CLOSED_ALREADY],
    ['Cancelled', cancel, editor, 'TRANSITION', CLOSED_ALREADY],
  ],
  'a mail to reviewers': [
    ['Selected', invite(), editor, 'RULE', 'All chosen reviewers have already been mailed.'],
    ['Selected', invite(ID, ID), editor, 'RULE', 'Each reviewer can get only one email at a time.'],
    ['Mailed', invite(ID), editor, 'TRANSITION', MAILED],
    ['Accepted', invite(ID), editor, 'TRANSITION', MAILED],
    ['Selected', remind, editor, 'TRANSITION', REMIND],
    ['Completed', remind, editor, 'TRANSITION', REMIND],
  ],
  'a new due date': [
    ['Selected', changeDate(FUTURE), editor, 'TRANSITION', CHANGE_DATE],
    ['Completed', changeDate(FUTURE), editor, 'TRANSITION', CHANGE_DATE],
    [
      'Mailed',
      changeDate('2026-01-01T00:00:00.000Z'),
      editor,
      'INVALID',
      'Please choose a date in the future.',
      'date',
    ],
  ],
};

describe.each(Object.entries(REFUSED))('%s is refused', (_what, refused) => {
  const cases = refused.map(([status, command, actor, kind, message, field]) => ({
    status,
    command,
    actor,
    refusal: { kind, message, details: field === undefined ? undefined : { [field]: message } },
  }));

  it.each(cases)('for a request that is $status: $refusal.message', ({ status, command, actor, refusal }) => {
    expect(refusalOf(withRequest(status), command, actor)).toEqual(refusal);
  });
});

describe('a request of another revision or article', () => {
  it('is closed with its revision', () => {
    const article = withRequest('Completed').decideOn('MINOR_REVISION').submitRevision().passCheck();
    const message = 'This request belongs to an earlier revision and is closed.';
    for (const [command, actor] of [
      [cancel, editor],
      [accept, reviewer1],
    ] as const)
      expect(refusalOf(article, command, actor)).toMatchObject({ kind: 'TRANSITION', message });
  });

  it('does not exist', () => {
    const article = withRequest('Mailed');
    const message = 'There is no such request to a reviewer.';
    const unknown: ArticleCommand = { type: 'CancelReview', data: { assignmentId: 'assignment-y', mail: null } };
    expect(refusalOf(article, unknown, editor)).toMatchObject({ kind: 'NOT_FOUND', message });
    article.invite(PEOPLE.reviewer2);
    expect(refusalOf(article, accept, PEOPLE.reviewer2)).toMatchObject({ kind: 'NOT_FOUND', message });
  });
});

describe('a revised article', () => {
  it('needs a reviewer who can be chosen again', () => {
    const article = withRequest('Completed').decideOn('MINOR_REVISION').submitRevision().passCheck();
    const message = 'None of the reviewers of the previous revision can be chosen again.';
    expect(refusalOf(article, sameAgain, editor)).toMatchObject({ kind: 'RULE', message });
  });

  it('needs a whole review, with a message for each field that is missing', () => {
    const command: ArticleCommand = {
      type: 'CompleteReview',
      data: { assignmentId: ID, review: aReview({ general: '', minor: '<p></p>' }), mails: [] },
    };
    expect(refusalOf(withRequest('Accepted'), command, reviewer1)).toMatchObject({
      kind: 'INVALID',
      message: 'The review is not complete yet.',
    });
  });
});
