import { heldArticleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import type { AuthorAddresses } from '../../article-desk/public';
import { DEFAULT_SETTINGS, type GroupName, normalEmail } from '../../contracts';
import type { MailLanguages, People, PersonSummary } from '../../identity/public';
import type { AppConfig } from '../../platform/config/config';
import { MailTemplates } from '../../platform/mail';
import { SubmissionMails } from './submission-mails';

const OFFICE = 'office@example.org';

/** The readers of the mails about a withdrawal while this person holds the article. */
async function readersWith(group: GroupName, email: string): Promise<{ to: string[]; cc: string[] }> {
  const article = heldArticleIn('REVIEWED');
  if (!article) throw new Error('There is no such story');
  const known = { addresses: [normalEmail(email)], authenticatedOrcid: null };
  const holder = { id: PEOPLE.associate.userId, firstName: 'F', lastName: 'L', email, group, ...known };
  const people = { presentByIds: async () => new Map([[holder.id, holder as Partial<PersonSummary>]]) };
  const mails = new SubmissionMails(
    new MailTemplates(),
    people as unknown as People,
    { each: async () => () => 'en' } as unknown as MailLanguages,
    {} as AuthorAddresses,
    { publicUrl: 'https://journal.example.org', journalName: 'Annals of Tests' } as AppConfig,
    { current: async () => ({ ...DEFAULT_SETTINGS, supportEmail: OFFICE }) },
  );
  const notice = (await mails.withdrawal(article.state, 'An error in the data')).find(({ to }) => to.includes(OFFICE));
  return { to: notice?.to ?? [], cc: notice?.cc ?? [] };
}

describe('the notice of a withdrawal to the office', () => {
  it('has a copy for the associate editor who holds the article', async () => {
    expect(await readersWith('associate editor', 'ae@example.org')).toEqual({ to: [OFFICE], cc: ['ae@example.org'] });
  });

  it('has no copy for a holder who left the group', async () => {
    expect(await readersWith('reviewer', 'ae@example.org')).toEqual({ to: [OFFICE], cc: [] });
  });

  it('has no copy for a holder who is one of the authors', async () => {
    expect(await readersWith('associate editor', PEOPLE.coAuthor.email)).toEqual({ to: [OFFICE], cc: [] });
  });
});
