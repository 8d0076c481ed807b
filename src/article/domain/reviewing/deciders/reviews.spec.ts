import { type ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn } from '../../../../../test/support/article/article-in-status';
import { aReview, PEOPLE, SYSTEM } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import {
  COMMENT_FIELDS,
  QUESTION_FIELDS,
  RATING_FIELDS,
  type Review,
  REVIEW_FIELD_LABELS,
} from '../../../../contracts';
import type { ArticleCommand } from '../../commands';
import { addDays } from '../../dates';
import { reviewProblems } from '../review-rules';

const complete = (assignmentId: string, review = aReview()): ArticleCommand => ({
  type: 'CompleteReview',
  data: { assignmentId, review, mails: [] },
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

describe('a review', () => {
  it('is accepted when it is complete, from the reviewer who accepted the request', () => {
    const [article, id] = accepted();
    given(article).when(complete(id), PEOPLE.reviewer1).then.events('ReviewCompleted');
    expect(article.state.assignments[0]).toMatchObject({ status: 'Completed', completedAt: article.at });
    given(article).when(complete(id), PEOPLE.reviewer1).then.refusal('TRANSITION');
  });

  it('is not possible before the answer', () => {
    const [article, id] = mailed();
    given(article)
      .when(complete(id), PEOPLE.reviewer1)
      .then.refusal('TRANSITION', { message: 'accept the request first' });
  });

  const fields = [...RATING_FIELDS, 'recommendation', ...QUESTION_FIELDS, ...COMMENT_FIELDS] as (keyof Review)[];

  it.each(fields)('is refused without %s, in the words of the specification', (field) => {
    const review = aReview();
    delete (review as Partial<Review>)[field];
    const [article, id] = accepted();
    const message = `${REVIEW_FIELD_LABELS[field]} is required.`;
    given(article)
      .when(complete(id, review), PEOPLE.reviewer1)
      .then.refusal('INVALID', { fields: [field], message });
  });

  it('is refused with texts that contain only markup, and lists all of them', () => {
    const empty = Object.fromEntries(COMMENT_FIELDS.map((field) => [field, '<p>&nbsp; <br></p>']));
    expect(Object.keys(reviewProblems({ ...aReview(), ...empty })).sort()).toEqual([...COMMENT_FIELDS].sort());
    expect(Object.keys(reviewProblems({}))).toHaveLength(fields.length);
  });

  it('can be sent back with a reason and a new date; the status stays until the next answer', () => {
    const [article, id] = completed();
    article.setCount(1);
    expect(article.state.status).toBe('REVIEWED');
    const sendBack = (reason: string): ArticleCommand => ({
      type: 'SendBackReview',
      data: { assignmentId: id, reason, mail: null },
    });
    given(article)
      .when(sendBack(''), PEOPLE.editor)
      .then.refusal('INVALID', { fields: ['reason'] });
    given(article)
      .when(sendBack('Too short.'), PEOPLE.editor)
      .then.events('ReviewSentBack')
      .state({ status: 'REVIEWED' });
    expect(article.state.assignments[0]).toMatchObject({
      status: 'Accepted',
      sentBackReason: 'Too short.',
      reviewDueAt: addDays(article.at, 21),
      completedAt: null,
    });
    given(article).when(sendBack('Too short.'), PEOPLE.editor).then.refusal('TRANSITION');
    given(article).when(complete(id), PEOPLE.reviewer1).then.event('ReviewCompleted', { assignmentId: id });
  });
});

describe('rating a review', () => {
  const rate = (assignmentId: string, stars: number): ArticleCommand => ({
    type: 'RateReview',
    data: { assignmentId, rate: stars },
  });

  it('stores one rating per editor, from 1 to 5', () => {
    const [article, id] = completed();
    article.do(rate(id, 4), PEOPLE.editor).do(rate(id, 2), PEOPLE.assistant).do(rate(id, 5), PEOPLE.editor);
    expect(article.state.assignments[0]?.ratings).toEqual({ editor: 5, assistant: 2 });
    given(article).when(rate(id, 5), PEOPLE.editor).then.events();
    for (const wrong of [0, 6, 2.5, Number.NaN])
      given(article)
        .when(rate(id, wrong), PEOPLE.editor)
        .then.refusal('INVALID', { fields: ['rate'] });
  });

  it.each([1, 5])('accepts %d', (stars) => {
    const [article, id] = completed();
    given(article).when(rate(id, stars), PEOPLE.editor).then.event('ReviewRated', { rate: stars });
  });

  it('does not count when it is by the system', () => {
    const [article, id] = completed();
    article.record([{ type: 'ReviewRated', data: { assignmentId: id, rate: 3 } }], SYSTEM);
    expect(article.state.assignments[0]?.ratings).toEqual({});
  });

  it('is for completed reviews only, also after the decision', () => {
    const [article, id] = accepted();
    given(article).when(rate(id, 4), PEOPLE.editor).then.refusal('TRANSITION');
    const [done, second] = completed();
    given(done.decideOn('ACCEPTED')).when(rate(second, 4), PEOPLE.editor).then.events('ReviewRated');
  });
});
