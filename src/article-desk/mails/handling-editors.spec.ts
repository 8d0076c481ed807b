import { heldArticleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import type { ArticleState } from '../../article';
import { DEFAULT_SETTINGS, type GroupName, normalEmail } from '../../contracts';
import type { People, PersonSummary } from '../../identity/public';
import { HandlingEditors } from './handling-editors';

const OFFICE = 'office@example.org';
const known = (email: string) => ({ addresses: [normalEmail(email)], authenticatedOrcid: null });
const person = (id: string, email: string, group: GroupName): PersonSummary =>
  ({ id, email, group, firstName: 'F', lastName: 'L', ...known(email) }) as Partial<PersonSummary> as PersonSummary;

/** Handling editors in a system with these accounts. */
const editorsAmong = (...accounts: PersonSummary[]): HandlingEditors =>
  editorsOf(new Map(accounts.map((one) => [one.id, one])));

/** Handling editors in a system in which these ids belong to these accounts. */
function editorsOf(byId: ReadonlyMap<string, PersonSummary>): HandlingEditors {
  const people: Pick<People, 'presentById' | 'presentByIds'> = {
    presentById: (id) => Promise.resolve(byId.get(id) ?? null),
    presentByIds: (ids) =>
      Promise.resolve(new Map(ids.flatMap((id) => [...(byId.has(id) ? [[id, byId.get(id)]] : [])] as never))),
  };
  const settings = { current: () => Promise.resolve({ ...DEFAULT_SETTINGS, supportEmail: OFFICE }) };
  return new HandlingEditors(people as People, settings);
}

/** An article that an associate editor holds. These people of the office moved it, the last one first. */
function held(...handledBy: string[]): ArticleState {
  const article = heldArticleIn('REVIEWED');
  if (!article) throw new Error('There is no such story');
  return { ...article.state, handledBy };
}
const associate = (email: string): PersonSummary => person(PEOPLE.associate.userId, email, 'associate editor');

describe('mails about the progress of an article', () => {
  it('go to the associate editor who holds it', async () => {
    expect(await editorsAmong(associate('ae@example.org')).of(held())).toEqual(['ae@example.org']);
  });

  it('do not go to an associate editor who is one of its authors', async () => {
    expect(await editorsAmong(associate(PEOPLE.coAuthor.email.toUpperCase())).of(held())).toEqual([]);
  });

  it.each<GroupName>(['author', 'reviewer', 'guest'])(
    'go to the editor when the holder now is in the group %s',
    async (group) => {
      const former = person(PEOPLE.associate.userId, 'ae@example.org', group);
      expect(await editorsAmong(former).of(held())).toEqual([OFFICE]);
    },
  );

  it('do not go to an editor who is one of its authors, but to the editor before', async () => {
    const walled = person('e1', PEOPLE.coAuthor.email, 'editor');
    const before = person('e2', 'e2@example.org', 'editor');
    expect(await editorsAmong(walled, before).editors(held('e1', 'e2'))).toEqual(['e2@example.org']);
    expect(await editorsAmong(walled).editors(held('e1'))).toEqual([OFFICE]);
  });

  it('go to the account into which that of the last editor was merged', async () => {
    const kept = person('kept', 'kept@example.org', 'editor');
    const before = person('before', 'before@example.org', 'editor');
    const editors = editorsOf(
      new Map([
        ['merged', kept],
        ['before', before],
      ]),
    );
    expect(await editors.editors(held('merged', 'before'))).toEqual(['kept@example.org']);
  });

  it('do not go to an office address that belongs to an author', async () => {
    const state = held();
    const authors = state.authors.map((author) => ({ ...author, email: OFFICE }));
    expect(await editorsAmong().editors({ ...state, authors })).toEqual([]);
  });
});
