import type { ArticleBuilder } from '../../test/support/article/article-builder';
import { articleIn } from '../../test/support/article/article-in-status';
import { aMail, PEOPLE, type Person, SYSTEM } from '../../test/support/article/article-people';
import { assignmentRows } from './rows';

const DAY_MS = 86_400_000;

const rowOf = ({ state }: ArticleBuilder, id: string) =>
  assignmentRows(state).find(({ assignment_id }) => assignment_id === id);

/** An article with one request, which was just mailed. */
function asked(): { article: ArticleBuilder; id: string } {
  const article = articleIn('REVIEWER_SELECTION');
  return { article, id: article.invite(PEOPLE.reviewer1) };
}

const declined = (article: ArticleBuilder, id: string): ArticleBuilder =>
  article.do(
    {
      type: 'DeclineReview',
      data: { assignmentId: id, reason: 'On leave', suggestedColleague: 'Ida Friend', mails: [] },
    },
    PEOPLE.reviewer1,
  );

describe('requests to reviewers', () => {
  it('have a row from their choice on', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const id = article.select(PEOPLE.reviewer1);
    expect(assignmentRows(article.state)).toEqual([
      {
        assignment_id: id,
        article_id: 'article-1',
        reviewer_id: PEOPLE.reviewer1.userId,
        revision: 0,
        status: 'Selected',
        selected_at: article.at,
        asked_at: null,
        mailed_at: null,
        decided_at: null,
        response_days: null,
        earlier_answered_at: [],
        earlier_response_days: [],
        completed_at: null,
        answer_due_at: null,
        review_due_at: null,
        closed_at: null,
        recommendation: null,
        decline_reason: null,
        suggested_colleague: null,
        avg_rating: null,
        decision_taken: false,
        present_revision: true,
      },
    ]);
  });

  it('have the answer, and how long it took', () => {
    const { article, id } = asked();
    const mailedAt = article.at;
    declined(article.after(3), id);
    const days = (Date.parse(article.at) - Date.parse(mailedAt)) / DAY_MS;
    expect(rowOf(article, id)).toMatchObject({
      status: 'Declined',
      mailed_at: mailedAt,
      decided_at: article.at,
      response_days: days,
      decline_reason: 'On leave',
      suggested_colleague: 'Ida Friend',
    });
  });

  it('lose the earlier answer when the reviewer is invited again, except for its times', () => {
    const { article, id } = asked();
    const askedAt = article.at;
    const answeredAt = declined(article.after(3), id).at;
    article.after(1).mail(id);
    const fresh = { decided_at: null, response_days: null, decline_reason: null, suggested_colleague: null };
    expect(rowOf(article, id)).toMatchObject({ status: 'Mailed', mailed_at: article.at, ...fresh });
    const earlier = {
      asked_at: askedAt,
      earlier_answered_at: [answeredAt],
      earlier_response_days: [expect.closeTo(3, 1)],
    };
    expect(rowOf(article, id)).toMatchObject(earlier);
    article.accept(id, PEOPLE.reviewer1);
    expect(rowOf(article, id)).toMatchObject({ status: 'Accepted', decline_reason: null, suggested_colleague: null });
  });

  it('have a recommendation while the review is there, and none while it is sent back', () => {
    const article = articleIn('REVIEWED');
    const id = article.state.assignments[0]?.assignmentId ?? '';
    expect(rowOf(article, id)).toMatchObject({ status: 'Completed', recommendation: expect.any(String) });
    const mail = aMail('m', 'REVIEW_SENT_BACK', id);
    article.do({ type: 'SendBackReview', data: { assignmentId: id, reason: 'Too short', mail } }, PEOPLE.editor);
    expect(rowOf(article, id)).toMatchObject({ status: 'Accepted', completed_at: null, recommendation: null });
  });

  it('have the time at which they were closed, and stay', () => {
    const { article, id } = asked();
    article.after(15).do({ type: 'MarkNoAnswer', data: { assignmentId: id } }, SYSTEM);
    expect(rowOf(article, id)).toMatchObject({ status: 'No answer', closed_at: null });
    article.do({ type: 'RemoveReviewer', data: { reviewerId: PEOPLE.reviewer1.userId } }, PEOPLE.editor);
    expect(rowOf(article, id)).toMatchObject({ status: 'Removed', closed_at: article.at });
    const other = asked();
    other.article.do({ type: 'CancelReview', data: { assignmentId: other.id, mail: null } }, PEOPLE.editor);
    expect(rowOf(other.article, other.id)).toMatchObject({ status: 'Cancelled', closed_at: other.article.at });
  });

  it('are rated with the mean of the last rate of each editor', () => {
    const article = articleIn('REVIEWED');
    const id = article.state.assignments[0]?.assignmentId ?? '';
    const rate = (stars: number, by: Person): void =>
      void article.do({ type: 'RateReview', data: { assignmentId: id, rate: stars } }, by);
    rate(5, PEOPLE.editor);
    rate(1, PEOPLE.webmaster);
    rate(4, PEOPLE.editor);
    expect(rowOf(article, id)?.avg_rating).toBe(2.5);
  });

  it('show whether their revision was decided, and whether it is the present one', () => {
    const article = articleIn('MAJOR_REVISION');
    const [row] = assignmentRows(article.state);
    expect(row).toMatchObject({ decision_taken: true, present_revision: true });
    article.after(20).submitRevision().after(1).passCheck();
    const id = article.invite(PEOPLE.reviewer3);
    expect(rowOf(article, row?.assignment_id ?? '')).toMatchObject({ decision_taken: true, present_revision: false });
    expect(rowOf(article, id)).toMatchObject({ revision: 1, decision_taken: false, present_revision: true });
  });
});
