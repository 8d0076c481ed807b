import type { ArticleCommand, AuthorshipInput } from '../../../../src/article/domain/commands';
import { authorsToAsk } from '../../../../src/article/domain/people/authorship';
import { ArticleBuilder } from '../article-builder';
import { aMail, PEOPLE } from '../article-people';

export const CONFIRMS: AuthorshipInput = { confirms: true, roles: ['SOFTWARE'], declarations: [] };
export const REFUSES: AuthorshipInput = { confirms: false, comment: 'I left before.' };

/** Submitted, with the co-author asked. */
export function asked(): ArticleBuilder {
  const article = new ArticleBuilder().start().complete();
  const authorship = authorsToAsk(article.state).map(({ id }) => ({
    ...{ requestId: 'request-1', authorId: id, keyHash: 'hash-1' },
    mail: aMail('mail-1', 'AUTHORSHIP_REQUEST'),
  }));
  const boxes = { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails: [] };
  return article.do({ type: 'Submit', data: { ...boxes, authorship } }, PEOPLE.author);
}

/** Answers the first request. */
export const answerTo = (given: AuthorshipInput, keyHash = 'hash-1'): ArticleCommand => ({
  type: 'AnswerAuthorship',
  data: { requestId: 'request-1', keyHash, answer: given },
});
