import type { ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, PEOPLE, SYSTEM } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import type { ArticleCommand } from '../../commands';

const REVIEWER = PEOPLE.reviewer1;
const mail = (assignmentId: string): ArticleCommand => ({
  type: 'MailReviewers',
  data: {
    invitations: [{ assignmentId, keyHash: 'hash', mail: aMail('invitation', 'REVIEW_INVITATION', assignmentId) }],
  },
});

describe('a person with two requests for the same revision, after a merge of two accounts', () => {
  const merged = (prepare: (own: { article: ArticleBuilder; one: string; two: string }) => void) => {
    const article = articleIn('REVIEWER_SELECTION');
    const [one, two] = [article.select(REVIEWER), article.select(PEOPLE.reviewer2)];
    prepare({ article, one, two });
    const data = { fromId: PEOPLE.reviewer2.userId, toId: REVIEWER.userId, because: 'MERGED' } as const;
    article.do({ type: 'ReplaceAccount', data }, SYSTEM);
    return { article, one, two };
  };
  const accept = (assignmentId: string): ArticleCommand => ({
    type: 'AcceptReview',
    data: { assignmentId, mails: [] },
  });

  it('accepts only one of them', () => {
    const { article, one, two } = merged((own) => own.article.mail(own.one).mail(own.two));
    given(article).when(accept(one), REVIEWER).then.event('ReviewerAccepted', { assignmentId: one });
    given(article).when(accept(two), REVIEWER).then.refusal('TRANSITION', { message: 'another request' });
    article.review(one, REVIEWER);
    given(article).when(accept(two), REVIEWER).then.refusal('TRANSITION');
    article.decline(two, REVIEWER);
  });

  it.each(['Mailed', 'Accepted', 'Completed'])('is not invited while the other one is %s', (status) => {
    const { article, two } = merged((own) => {
      own.article.mail(own.one);
      if (status !== 'Mailed') own.article.accept(own.one, REVIEWER);
      if (status === 'Completed') own.article.review(own.one, REVIEWER);
    });
    given(article).when(mail(two), PEOPLE.editor).then.refusal('TRANSITION', { message: 'another request' });
  });

  it('is not invited twice by the same step, but is once the other one was declined', () => {
    const { article, one, two } = merged(() => undefined);
    const invitations = [one, two].map((assignmentId) => ({
      ...{ assignmentId, keyHash: 'hash', mail: aMail(`mail-${assignmentId}`, 'REVIEW_INVITATION', assignmentId) },
    }));
    given(article).when({ type: 'MailReviewers', data: { invitations } }, PEOPLE.editor).then.refusal('TRANSITION');
    article.mail(one).decline(one, REVIEWER);
    given(article).when(mail(two), PEOPLE.editor).then.event('ReviewerMailed', { assignmentId: two });
  });
});
