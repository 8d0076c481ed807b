import { factsOf } from './facts';

const kinds = (type: string, from: string, to: string): string[] =>
  factsOf({ type, data: { from, to } }).map(({ kind, status }) => `${kind} ${status}`);

describe('the facts that a webhook sends', () => {
  it('are those that the authors of the article may see', () => {
    expect(kinds('ArticleSubmitted', 'DRAFT', 'NEW_ARTICLE')).toEqual([
      ...['article.submitted NEW_ARTICLE', 'article.status-changed NEW_ARTICLE'],
    ]);
    expect(kinds('DecisionRecorded', 'REVIEWED', 'ACCEPTED')).toEqual([
      ...['article.status-changed ACCEPTED', 'article.decided ACCEPTED', 'article.accepted ACCEPTED'],
    ]);
    expect(kinds('CheckRejected', 'NEW_ARTICLE', 'REJECTED')).toContain('article.decided REJECTED');
  });

  it('contain nothing of a move that is hidden from the authors', () => {
    expect(kinds('AssociateAssigned', 'REVIEWER_SELECTION', 'ASSOCIATE_EDITOR')).toEqual([]);
    expect(kinds('ReturnedToEditor', 'UNDER_REVIEW', 'RETURNED_TO_EDITOR')).toEqual([]);
    expect(kinds('CheckPassed', 'NEW_ARTICLE', 'ASSOCIATE_EDITOR')).toEqual([
      'article.status-changed REVIEWER_SELECTION',
    ]);
  });

  it('do not exist for other events', () => {
    expect(factsOf({ type: 'ReviewCompleted', data: { assignmentId: 'a', review: {} } })).toEqual([]);
    expect(factsOf({ type: 'NoteAdded', data: { note: 'secret' } })).toEqual([]);
  });
});
