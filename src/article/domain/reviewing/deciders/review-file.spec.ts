import { ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn } from '../../../../../test/support/article/article-in-status';
import { PEOPLE, SYSTEM } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import { NAMING_MESSAGES } from '../../../../contracts';
import type { Actor, ArticleCommand } from '../../commands';
import type { ReviewFile } from '../review-file';

const FILE: ReviewFile = { fileId: 'file-1', fileName: 'Review.pdf', extension: 'pdf', hash: 'a'.repeat(64), size: 9 };
const setFile = (assignmentId: string, file: ReviewFile | null): ArticleCommand => ({
  type: 'SetReviewFile',
  data: { assignmentId, file },
});

function mailed(): [ArticleBuilder, string] {
  const article = articleIn('REVIEWER_SELECTION');
  return [article, article.invite(PEOPLE.reviewer1)];
}

describe('the annotated file of a review', () => {
  it('is set, replaced and removed while the review is written', () => {
    const [article, id] = mailed();
    article.accept(id, PEOPLE.reviewer1);
    given(article)
      .when(setFile(id, FILE), PEOPLE.reviewer1)
      .then.event('ReviewFileSet', { assignmentId: id, file: FILE });
    given(article)
      .when(setFile(id, null), PEOPLE.reviewer1)
      .then.event('ReviewFileSet', { assignmentId: id, file: null });
    given(article).when(setFile(id, null), PEOPLE.reviewer1).then.events();
  });

  it('is not possible before the acceptance, also after a request without an answer', () => {
    const [article, id] = mailed();
    const refused = { message: 'Please accept the request first.' };
    given(article).when(setFile(id, FILE), PEOPLE.reviewer1).then.refusal('TRANSITION', refused);
    article.after(article.settings.noAnswerDays + 1).do({ type: 'MarkNoAnswer', data: { assignmentId: id } }, SYSTEM);
    given(article).when(setFile(id, FILE), PEOPLE.reviewer1).then.refusal('TRANSITION', refused);
  });

  it('cannot be changed after the review was sent', () => {
    const [article, id] = mailed();
    article.accept(id, PEOPLE.reviewer1).review(id, PEOPLE.reviewer1);
    given(article)
      .when(setFile(id, FILE), PEOPLE.reviewer1)
      .then.refusal('TRANSITION', { message: 'This review has been sent already.' });
  });

  it('cannot be set by another reviewer, nor by the key of a link', () => {
    const [article, id] = mailed();
    const other = article.invite(PEOPLE.reviewer2);
    article.accept(id, PEOPLE.reviewer1).accept(other, PEOPLE.reviewer2);
    given(article).when(setFile(id, FILE), PEOPLE.reviewer2).then.refusal('NOT_FOUND');
    const key: Actor = { kind: 'key', assignmentId: id, keyHash: `hash-of-${id}` };
    given(article).when(setFile(id, FILE), key).then.refusal('FORBIDDEN');
  });
});

describe('accepting a request under open review', () => {
  const accept = (assignmentId: string, named?: boolean): ArticleCommand => ({
    type: 'AcceptReview',
    data: { assignmentId, mails: [], ...(named !== undefined && { named }) },
  });
  function asked(reviewModes: string): [ArticleBuilder, string] {
    const article = new ArticleBuilder();
    article.settings = { ...article.settings, reviewModes };
    article.start().complete().submit().passCheck();
    return [article, article.invite(PEOPLE.reviewer1)];
  }

  it('requires that the reviewer agrees to be named, and stores it', () => {
    const [article, id] = asked('2:OPEN');
    for (const named of [undefined, false])
      given(article)
        .when(accept(id, named), PEOPLE.reviewer1)
        .then.refusal('INVALID', { message: NAMING_MESSAGES.missing, fields: ['named'] });
    given(article).when(accept(id, true), PEOPLE.reviewer1).then.event('ReviewerAccepted', { named: true });
  });

  it('does not store it in other modes', () => {
    const [article, id] = asked('2:DOUBLE_ANONYMOUS');
    article.do(accept(id, true), PEOPLE.reviewer1);
    expect(article.events.at(-1)?.data ?? {}).not.toHaveProperty('named');
    expect(article.state.assignments[0]).toMatchObject({ status: 'Accepted', named: false });
  });
});
