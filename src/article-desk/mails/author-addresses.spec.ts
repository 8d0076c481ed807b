import { articleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import type { People, PersonSummary } from '../../identity/public';
import { AuthorAddresses } from './author-addresses';

const { state } = articleIn('REVIEWED');
const [OLD, NEW] = [PEOPLE.author.email, 'Author@clinic.example.org'];
const [entry] = state.authors;
const entries = (...emails: string[]) => ({
  ...state,
  authors: entry ? emails.map((email, index) => ({ ...entry, id: `entry-${index}`, email })) : [],
});

type Account = Pick<PersonSummary, 'email' | 'addresses'>;
const addressesWith = (uploader: Account | null, others: readonly Account[] = []): AuthorAddresses => {
  const atAddresses = async (addresses: readonly string[]) =>
    others.filter((one) => one.addresses.some((address) => addresses.includes(address)));
  return new AuthorAddresses({ presentById: async () => uploader, atAddresses } as unknown as People);
};
const moved = addressesWith({ email: NEW, addresses: [OLD, 'author@clinic.example.org', 'between@example.org'] });

describe('the addresses of the authors', () => {
  it('are the present one of the account that submitted', async () => {
    expect(await moved.ofUploader(state)).toEqual([NEW]);
  });

  it('contain the uploader once, by the present address in place of every earlier one', async () => {
    const article = entries(OLD.toUpperCase(), 'co@example.org', 'between@example.org', NEW);
    expect(await moved.ofAll(article)).toEqual([NEW, 'co@example.org']);
  });

  it('are the present ones of co-authors who have an account too', async () => {
    const known = { email: 'Co@clinic.example.org', addresses: ['co@example.org', 'co@clinic.example.org'] };
    const article = entries(OLD, 'Co@example.org', 'other@example.org');
    const addresses = addressesWith(null, [known]);
    expect(await addresses.ofAll(article)).toEqual([OLD, known.email, 'other@example.org']);
    expect((await addresses.present(article))('CO@clinic.example.org')).toBe(known.email);
  });

  it('keep an address that the account has never proven', async () => {
    expect(await moved.ofAll(entries('private@example.org'))).toEqual([NEW, 'private@example.org']);
  });

  it('are those of the article when there is no account', async () => {
    const unknown = addressesWith(null);
    expect(await unknown.ofUploader(state)).toEqual([OLD]);
    expect(await unknown.ofAll(entries(OLD, 'co@example.org'))).toEqual([OLD, 'co@example.org']);
  });
});
