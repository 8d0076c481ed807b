import { articleIn } from '../../../../test/support/article/article-in-status';
import { aMail, PEOPLE } from '../../../../test/support/article/article-people';
import type { ArticleCommand, ArticleState, MailRequest } from '../../../article';
import { type ArticleCall, type ArticleDesk, AuthorAddresses } from '../../../article-desk/public';
import type { MailKind } from '../../../contracts';
import type { People, PersonSummary } from '../../../identity/public';
import type { MailHistory } from '../../../mail/public';
import { ResendMail } from './resend-mail.command';
import { ResendMailHandler } from './resend-mail.handler';

const OFFICE = 'office@example.org';
const ERASED = 'erased-1@erased.invalid';
const { state } = articleIn('REVIEWED');
const [request] = state.assignments;
const account = (email: string, ...former: string[]) =>
  ({ email, addresses: [email, ...former] }) as Partial<PersonSummary>;

/** The mail that is sent again to these people, among whom these accounts exist. */
async function again(first: Partial<MailRequest>, accounts: Record<string, Partial<PersonSummary>> = {}) {
  const find = async (id: string) => accounts[id] ?? null;
  const people = { byId: find, presentById: find, atAddresses: async () => [] } as unknown as People;
  const mail = { ...aMail('first', 'DECISION'), ...first };
  const history = { ofArticle: async () => mail, outcome: async () => ({}) } as unknown as MailHistory;
  let made: ArticleCommand | undefined;
  const run = async (_call: unknown, build: (one: ArticleState) => Promise<ArticleCommand>) =>
    void (made = await build(state));
  const handler = new ResendMailHandler(
    { run } as unknown as ArticleDesk,
    history,
    people,
    new AuthorAddresses(people),
  );
  await handler.execute(new ResendMail({ articleId: state.id } as ArticleCall, 'first'));
  if (made?.type !== 'ResendMail') throw new Error('No mail was made');
  const { to, cc } = made.data.mail;
  return { to, cc };
}

describe('a mail that is sent again', () => {
  const moved = { [PEOPLE.author.userId]: account('new@example.org', PEOPLE.author.email) };

  it.each<MailKind>(['DECISION', 'AUTHOR_LETTER', 'REVISION_REMINDER', 'SUBMISSION_RECEIVED'])(
    'goes to the present address of an author: %s',
    async (kind) => {
      const to = [PEOPLE.author.email.toUpperCase(), 'co@example.org'];
      const cc = [OFFICE, PEOPLE.author.email];
      expect(await again({ kind, to, cc }, moved)).toEqual({ to: ['new@example.org', 'co@example.org'], cc: [OFFICE] });
    },
  );

  it('goes to the present address of the reviewer whom it is about', async () => {
    const { assignmentId = '', reviewerId = '', reviewerEmail = '' } = request ?? {};
    const reviewer = { [reviewerId]: account('reader@example.org', reviewerEmail) };
    const thanks: Partial<MailRequest> = { kind: 'REVIEW_THANKS', assignmentId, to: [reviewerEmail] };
    expect((await again(thanks, reviewer)).to).toEqual(['reader@example.org']);
    expect((await again(thanks)).to).toEqual([reviewerEmail]);
    const notice: Partial<MailRequest> = { kind: 'REVIEW_ANSWERED', assignmentId, to: [OFFICE] };
    expect((await again(notice, reviewer)).to).toEqual([OFFICE]);
  });

  it('leaves out erased addresses, and is refused when no other is left', async () => {
    const to = [ERASED, 'co@example.org'];
    expect(await again({ to, cc: [ERASED] })).toEqual({ to: ['co@example.org'], cc: [] });
    await expect(again({ to: [ERASED], cc: [OFFICE] })).rejects.toMatchObject({
      kind: 'RULE',
      message: expect.stringContaining('erased'),
    });
  });
});
