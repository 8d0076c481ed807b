import type { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { aMail, PEOPLE } from '../../../../test/support/article/article-people';
import { given, refusalOf } from '../../../../test/support/article/given';
import { MAIL_KINDS, type MailKind } from '../../../contracts';
import type { ArticleCommand } from '../commands';

const CLOSED = 'This request to the reviewer is closed: the links in the email no longer work.';
const resend = (kind: MailKind, assignmentId: string | null): ArticleCommand => ({
  type: 'ResendMail',
  data: { mail: { ...aMail('mail-y', kind, assignmentId), resendOf: 'mail-x' } },
});

/** An article with a request to a reviewer that is open, or closed again. */
function withRequest(isOpen: boolean): [ArticleBuilder, string] {
  const article = articleIn('REVIEWER_SELECTION');
  const id = article.invite(PEOPLE.reviewer1);
  return [isOpen ? article : article.decline(id, PEOPLE.reviewer1), id];
}

/** Mails whose links open a question to an author, not a request to a reviewer (people/authorship.spec.ts). */
const AUTHORSHIP: readonly MailKind[] = ['AUTHORSHIP_REQUEST', 'AUTHORSHIP_REMINDER'];
const KINDS = MAIL_KINDS.filter((kind) => !AUTHORSHIP.includes(kind));

describe('sending a mail again', () => {
  it.each(KINDS)('requests the same mail: %s', (kind) => {
    const [article, id] = withRequest(true);
    for (const assignmentId of [id, null])
      given(article)
        .when(resend(kind, assignmentId), PEOPLE.editor)
        .then.events('MailRequested')
        .event('MailRequested', { mailId: 'mail-y', kind, assignmentId, resendOf: 'mail-x' });
  });

  it.each(KINDS)('depends on the request only where links open it: %s', (kind) => {
    const [article, id] = withRequest(false);
    const isLinked = kind === 'REVIEW_INVITATION' || kind === 'REVIEW_REMINDER';
    const refusal = { kind: 'TRANSITION', message: CLOSED, details: undefined };
    expect(refusalOf(article, resend(kind, id), PEOPLE.editor)).toEqual(isLinked ? refusal : null);
  });
});

describe('a note', () => {
  it('is kept with its author and time', () => {
    const article = articleIn('REVIEWED');
    const note = { noteId: 'note-1', note: '<p>Look at table 2.</p>' };
    given(article)
      .when({ type: 'AddNote', data: note }, PEOPLE.editor)
      .then.events('NoteAdded')
      .event('NoteAdded', note);
    expect(article.state.notes).toEqual([{ ...note, authorId: 'editor', at: article.at }]);
  });
});
