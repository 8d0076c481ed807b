import type { ArticleState } from '../../src/article';
import type { ArticleBuilder } from '../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../test/support/article/article-in-status';
import { aMail, PEOPLE, SYSTEM } from '../../test/support/article/article-people';
import { dueDateRows } from './rows';

const subjects = (state: ArticleState): string[] => dueDateRows(state).map(({ subject }) => subject);
const first = ({ state }: ArticleBuilder): string => state.assignments[0]?.assignmentId ?? '';

describe('the dates to be kept', () => {
  it('are an answer while a reviewer is asked, and the review once they agreed', () => {
    const article = articleIn('REVIEWER_SELECTION');
    expect(dueDateRows(article.state)).toEqual([]);
    const id = article.invite(PEOPLE.reviewer1);
    const [request] = article.state.assignments;
    const row = { due_id: id, article_id: 'article-1', assignment_id: id, steps: 0 };
    expect(dueDateRows(article.state)).toEqual([
      { ...row, subject: 'ANSWER', due_at: request?.answerDueAt, mailed_at: request?.mailedAt },
    ]);
    article.accept(id, PEOPLE.reviewer1);
    const reviewDueAt = article.state.assignments[0]?.reviewDueAt;
    expect(dueDateRows(article.state)).toEqual([{ ...row, subject: 'REVIEW', due_at: reviewDueAt, mailed_at: null }]);
    article.review(id, PEOPLE.reviewer1);
    expect(dueDateRows(article.state)).toEqual([]);
  });

  it('keep the day of the mail when the date of an answer is changed', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const assignmentId = article.invite(PEOPLE.reviewer1);
    const mailedAt = article.state.assignments[0]?.mailedAt ?? '';
    const dueAt = new Date(Date.parse(mailedAt) + 16 * 86_400_000).toISOString();
    article.after(10).do({ type: 'ChangeReviewDueDate', data: { assignmentId, dueAt } }, PEOPLE.editor);
    expect(dueDateRows(article.state)).toMatchObject([{ due_at: dueAt, mailed_at: mailedAt }]);
  });

  it('are the associate editor’s only while reviewers are chosen or at work', () => {
    const held = heldArticleIn('ASSOCIATE_EDITOR')?.state;
    expect(held && dueDateRows(held)).toEqual([
      {
        due_id: 'article-1:associate',
        article_id: 'article-1',
        subject: 'ASSOCIATE',
        assignment_id: null,
        due_at: held?.associates.at(-1)?.dueAt,
        mailed_at: null,
        steps: 0,
      },
    ]);
    const withAuthor = heldArticleIn('MAJOR_REVISION')?.state;
    expect(withAuthor && subjects(withAuthor)).toEqual(['REVISION']);
    expect(subjects(articleIn('RETURNED_TO_EDITOR').state)).toEqual([]);
  });

  it('are the author’s until the revision comes or the article is withdrawn', () => {
    const article = articleIn('MINOR_REVISION');
    const due = { due_id: 'article-1:revision', due_at: article.state.authorDueAt };
    expect(dueDateRows(article.state)).toEqual([expect.objectContaining(due)]);
    expect(subjects(article.after(2).submitRevision().state)).toEqual([]);
    const other = articleIn('MINOR_REVISION');
    other.do({ type: 'Withdraw', data: { reason: 'Published elsewhere', mails: [] } }, PEOPLE.author);
    expect(subjects(other.state)).toEqual([]);
  });

  it('count the reminders that are over, also when a date is changed and changed back', () => {
    const article = articleIn('UNDER_REVIEW');
    const assignmentId = first(article);
    const reviewDueAt = article.state.assignments[0]?.reviewDueAt ?? '';
    const due = { subject: 'REVIEW', assignmentId } as const;
    const steps = (): number | undefined =>
      dueDateRows(article.state).find(({ due_id }) => due_id === assignmentId)?.steps;
    const change = (dueAt: string): void =>
      void article.do({ type: 'ChangeReviewDueDate', data: { assignmentId, dueAt } }, PEOPLE.editor);
    expect(steps()).toBe(0);
    article.after(19).do({ type: 'RemindOfDate', data: { due, mail: aMail('m', 'REVIEW_REMINDER') } }, SYSTEM);
    expect(steps()).toBe(1);
    change('2027-01-01T12:00:00.000Z');
    expect(steps()).toBe(0);
    change(reviewDueAt);
    expect(steps()).toBe(1);
    // Another review that is due at the same moment was not reminded of.
    const other = article.state.assignments[1]?.assignmentId ?? '';
    article.do({ type: 'ChangeReviewDueDate', data: { assignmentId: other, dueAt: reviewDueAt } }, PEOPLE.editor);
    expect(dueDateRows(article.state).find(({ due_id }) => due_id === other)).toMatchObject({
      due_at: reviewDueAt,
      steps: 0,
    });
  });
});
