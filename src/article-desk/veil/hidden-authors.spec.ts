import { articleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import { type ArticleState, personActor } from '../../article';
import {
  DEFAULT_SETTINGS,
  HIDDEN_AUTHORS_ADDRESS,
  NO_AUTHORS_ADDRESS,
  shownAddress,
  VEIL_MESSAGES,
} from '../../contracts';
import type { MailLanguages, People } from '../../identity/public';
import type { AppConfig } from '../../platform/config/config';
import type { RequestUser } from '../../platform/http/access/request-user';
import { MailTemplates } from '../../platform/mail';
import { MailDesk } from '../desk/mail-desk';
import { AuthorAddresses } from '../mails/author-addresses';
import type { NamesGuard } from '../names/names-guard';
import type { AuthorVeil } from './author-veil';
import { HiddenAuthors } from './hidden-authors';

const OFFICE = 'office@example.org';
const ERASED = 'erased-1@erased.invalid';
const CO_AUTHOR = 'co@example.org';
const LETTER = { subject: 'Your manuscript', text: '<p>Dear {author},</p>' };
const config = { journalName: 'Annals of Tests', publicUrl: 'https://journal.example.org' } as AppConfig;
const SENDER = {} as RequestUser;
const EDITOR = personActor({ userId: 'editor', email: 'editor@example.org', group: 'editor' });

// An erased account is found no more.
const people = { presentById: async () => null, atAddresses: async () => [] } as unknown as People;
const addresses = new AuthorAddresses(people);
const veil = (authorsHidden: boolean) =>
  ({ stateFor: async (one: ArticleState) => ({ ...one, authorsHidden }) }) as unknown as AuthorVeil;
const hiddenFrom = (authorsHidden: boolean): HiddenAuthors =>
  new HiddenAuthors(people, veil(authorsHidden), addresses, {
    current: async () => ({ ...DEFAULT_SETTINGS, supportEmail: OFFICE }),
  });
const hidden = hiddenFrom(true);
const desk = new MailDesk(
  new MailTemplates(),
  { of: async () => 'en' } as unknown as MailLanguages,
  { requireNamelessLetter: async () => undefined } as unknown as NamesGuard,
  hidden,
  config,
);

/** A manuscript whose authors are hidden and whose uploader was erased. */
function hiddenArticle(...authors: string[]): ArticleState {
  const { state } = articleIn('REVIEWED');
  const [author] = state.authors;
  return {
    ...state,
    reviewMode: 'TRIPLE_ANONYMOUS',
    uploaderEmail: ERASED,
    authors: author ? authors.map((email, index) => ({ ...author, id: `entry-${index}`, email })) : [],
  };
}
const sent = async (state: ArticleState, letter: { to?: string[] } = {}) =>
  desk.fromBody(state, {
    kind: 'DECISION',
    body: { ...LETTER, ...letter },
    sender: EDITOR,
    fallback: await addresses.ofAll(state),
  });
const suggestedTo = async (from: HiddenAuthors, state: ArticleState): Promise<string[]> => {
  const make = async () =>
    desk.suggest(state, { template: 'editorial/check-rejected', to: await addresses.ofAll(state) });
  return (await from.suggested(state, SENDER, make)).to;
};

describe('a letter about a hidden manuscript whose authors were erased', () => {
  it('goes to the office in place of the authors, so that the decision is possible', async () => {
    const state = hiddenArticle(ERASED);
    for (const to of [undefined, [HIDDEN_AUTHORS_ADDRESS], [NO_AUTHORS_ADDRESS], [OFFICE]])
      expect((await sent(state, to && { to })).to).toEqual([OFFICE]);
    await expect(sent(state, { to: ['other@example.org'] })).rejects.toMatchObject({
      details: { to: VEIL_MESSAGES.onlyAuthors },
    });
  });

  it('is suggested to every sender with words that say so', async () => {
    const state = hiddenArticle(ERASED);
    for (const from of [hidden, hiddenFrom(false)])
      expect((await suggestedTo(from, state)).map(shownAddress)).toEqual([
        'The editorial office (no author has an email address any more)',
      ]);
  });

  it('goes to the other authors while one of them has an address, and to no one else', async () => {
    const state = hiddenArticle(ERASED, CO_AUTHOR);
    expect(await suggestedTo(hidden, state)).toEqual([HIDDEN_AUTHORS_ADDRESS]);
    expect(await suggestedTo(hiddenFrom(false), state)).toEqual([CO_AUTHOR]);
    expect((await sent(state, { to: [HIDDEN_AUTHORS_ADDRESS] })).to).toEqual([CO_AUTHOR]);
    for (const to of [[OFFICE], [NO_AUTHORS_ADDRESS]])
      await expect(sent(state, { to })).rejects.toMatchObject({ details: { to: VEIL_MESSAGES.onlyAuthors } });
  });

  it('that is for the uploader goes to the other authors', async () => {
    const state = hiddenArticle(ERASED, CO_AUTHOR);
    const fallback = await addresses.ofUploader(state);
    const make = () => desk.suggest(state, { template: 'editorial/letter-to-author', to: fallback });
    expect((await hidden.suggested(state, SENDER, make)).to).toEqual([HIDDEN_AUTHORS_ADDRESS]);
    const body = { ...LETTER, to: [HIDDEN_AUTHORS_ADDRESS] };
    expect((await desk.fromBody(state, { kind: 'AUTHOR_LETTER', body, sender: EDITOR, fallback })).to).toEqual([
      CO_AUTHOR,
    ]);
  });

  it('is left to its sender when the authors are not hidden', async () => {
    const state: ArticleState = { ...hiddenArticle(ERASED), reviewMode: 'SINGLE_ANONYMOUS' };
    expect(await suggestedTo(hiddenFrom(false), state)).toEqual([]);
    expect((await sent(state, { to: [PEOPLE.coAuthor.email] })).to).toEqual([PEOPLE.coAuthor.email]);
    await expect(sent(state, {})).rejects.toMatchObject({ details: { to: expect.stringContaining('recipient') } });
  });
});
