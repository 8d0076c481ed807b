import { ARTICLE_STATUSES } from '../../src/contracts';
import { articleIn, heldArticleIn } from '../../test/support/article/article-in-status';
import { PEOPLE } from '../../test/support/article/article-people';
import { todoRows } from './rows';

describe('the to-do list', () => {
  it('has a row for every article that is with the office, and for no other', () => {
    const listed = ARTICLE_STATUSES.filter((status) => todoRows(articleIn(status).state).length > 0);
    expect(listed.sort()).toEqual(
      ['ASSOCIATE_EDITOR', 'RETURNED_TO_EDITOR', 'REVIEWED', 'REVIEWER_SELECTION', 'UNDER_REVIEW'].sort(),
    );
  });

  it('counts the requests of the present revision, and names its next date', () => {
    const article = articleIn('UNDER_REVIEW');
    const { state } = article;
    const [first, second] = state.assignments;
    expect(todoRows(state)).toEqual([
      {
        article_id: 'article-1',
        status: 'UNDER_REVIEW',
        uploaded_at: state.submittedAt,
        status_since: state.statusSince,
        associate_id: null,
        associate_due_at: null,
        reviewers_required: 2,
        reviewers_agreed: 2,
        reviewers_completed: 0,
        next_reviewer_due_at: first?.reviewDueAt,
      },
    ]);
    article.review(first?.assignmentId ?? '', PEOPLE.reviewer1);
    const counted = { reviewers_agreed: 2, reviewers_completed: 1, next_reviewer_due_at: second?.reviewDueAt };
    expect(todoRows(article.state)[0]).toMatchObject(counted);
    const asked = article.invite(PEOPLE.reviewer3);
    const answerDueAt = article.state.assignments.find(({ assignmentId }) => assignmentId === asked)?.answerDueAt;
    expect(todoRows(article.state)[0]).toMatchObject({ reviewers_agreed: 2, next_reviewer_due_at: answerDueAt });
  });

  it('leaves the requests of an earlier revision out, and shows when the present one came', () => {
    const article = articleIn('MAJOR_REVISION').after(20).submitRevision();
    const uploaded = article.at;
    article.after(1).passCheck();
    const fresh = { reviewers_agreed: 0, reviewers_completed: 0, next_reviewer_due_at: null, uploaded_at: uploaded };
    expect(todoRows(article.state)[0]).toMatchObject(fresh);
  });

  it('names the associate editor who holds the article, with the date', () => {
    const held = heldArticleIn('UNDER_REVIEW')?.state;
    const row = held && todoRows(held)[0];
    expect(row).toMatchObject({
      associate_id: PEOPLE.associate.userId,
      associate_due_at: held?.associates.at(-1)?.dueAt,
    });
    const returned = todoRows(articleIn('RETURNED_TO_EDITOR').state)[0];
    expect(returned).toMatchObject({ associate_id: null, associate_due_at: null });
  });
});
