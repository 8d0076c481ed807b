import { articleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, candidate, PEOPLE, type Person } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import { VEIL_MESSAGES } from '../../../../contracts';
import type { ArticleCommand, Candidate } from '../../commands';
import { type Barred, BARRED_MESSAGES } from '../../people/barring';

const REVIEWER = PEOPLE.reviewer1;
const now = (person: Person, changes: Partial<Candidate> = {}): Candidate => ({ ...candidate(person), ...changes });
const AUTHOR = now(REVIEWER, { addresses: [...REVIEWER.addresses, PEOPLE.coAuthor.email] });
const UPLOADER = now(REVIEWER, { addresses: [...REVIEWER.addresses, PEOPLE.author.email] });
const LISTED = now(REVIEWER, { blacklisted: true });

const mail = (assignmentId: string, ...reviewers: Candidate[]): ArticleCommand => ({
  type: 'MailReviewers',
  data: {
    invitations: [{ assignmentId, keyHash: 'hash', mail: aMail('invitation', 'REVIEW_INVITATION', assignmentId) }],
    reviewers,
  },
});
const remind = (assignmentId: string, ...reviewers: Candidate[]): ArticleCommand => ({
  type: 'RemindReviewer',
  data: { assignmentId, mail: aMail('reminder', 'REVIEW_REMINDER', assignmentId), reviewers },
});

const selected = () => {
  const article = articleIn('REVIEWER_SELECTION');
  return { article, id: article.select(REVIEWER) };
};

describe('a reviewer who was barred after the choice', () => {
  it.each<[Barred, Candidate]>([
    ['AUTHOR', AUTHOR],
    ['UPLOADER', UPLOADER],
    ['BLACKLISTED', LISTED],
    // The list of the article may name the account before a merge.
    ['BLACKLISTED', { ...LISTED, userId: 'kept', formerIds: [REVIEWER.userId] }],
  ])('gets no invitation: %s', (barred, reviewer) => {
    const { article, id } = selected();
    given(article)
      .when(mail(id, now(PEOPLE.reviewer2), reviewer), PEOPLE.editor)
      .then.refusal('RULE', { message: BARRED_MESSAGES[barred], fields: ['reviewerId'] });
    given(article)
      .when(mail(id, now(REVIEWER)), PEOPLE.editor)
      .then.event('ReviewerMailed', { assignmentId: id });
  });

  it('is not asked again after a refusal', () => {
    const { article, id } = selected();
    article.mail(id).decline(id, REVIEWER);
    given(article).when(mail(id, LISTED), PEOPLE.editor).then.refusal('RULE', { message: 'blacklist' });
  });

  it('gets no reminder of an own article, but one as a person on the blacklist who is at work', () => {
    const { article, id } = selected();
    article.mail(id);
    given(article).when(remind(id, AUTHOR), PEOPLE.editor).then.refusal('RULE', { message: 'an author' });
    given(article).when(remind(id, UPLOADER), PEOPLE.editor).then.refusal('RULE', { message: 'uploaded' });
    given(article).when(remind(id, LISTED), PEOPLE.editor).then.events('MailRequested');
  });

  it('is refused without the reason for an editor who must not know the authors', () => {
    const article = articleIn('NEW_ARTICLE');
    article.state = { ...article.state, reviewMode: 'TRIPLE_ANONYMOUS' };
    article.passCheck();
    const id = article.select(REVIEWER);
    const message = VEIL_MESSAGES.unavailable;
    given(article).when(mail(id, AUTHOR), PEOPLE.editor).then.refusal('RULE', { message });
    given(article).when(mail(id, AUTHOR), PEOPLE.assistant).then.refusal('RULE', { message: 'an author' });
  });
});
