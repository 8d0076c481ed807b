import { canaryArticle } from '../../../test/support/article/canary-article';
import type { ArticleState } from '../../article';
import type { GroupName } from '../../contracts';
import type { People } from '../../identity/public';
import type { SettingsReader } from '../../platform/settings/settings';
import { HandlingEditors } from './handling-editors';

const GROUPS: Record<string, GroupName> = {
  first: 'editor',
  second: 'assistant',
  gone: 'author',
  author: 'editor',
  associate: 'associate editor',
};
const person = (id: string) => ({ id, email: `${id}@example.org`, group: GROUPS[id] });
const people = {
  byId: (id: string) => Promise.resolve(id in GROUPS ? person(id) : null),
  byIds: (ids: string[]) => Promise.resolve(new Map(ids.filter((id) => id in GROUPS).map((id) => [id, person(id)]))),
} as unknown as People;
const settings = {
  current: () => Promise.resolve({ supportEmail: 'office@example.org' }),
} as unknown as SettingsReader;

const editors = new HandlingEditors(people, settings);
const article = (changes: Partial<ArticleState>): ArticleState => ({ ...canaryArticle, associates: [], ...changes });

describe('mails about an article', () => {
  it('go to the last one of the office who handled it', async () => {
    const state = article({ handledBy: ['second', 'first'] });
    expect(await editors.editors(state)).toEqual(['second@example.org']);
    expect(await editors.of(state)).toEqual(['second@example.org']);
  });

  it('pass over people who left the office, and people without an account', async () => {
    expect(await editors.editors(article({ handledBy: ['gone', 'deleted', 'first'] }))).toEqual(['first@example.org']);
  });

  it('never go to an editor who is an author of the article', async () => {
    expect(await editors.editors(article({ handledBy: ['author', 'first'] }))).toEqual(['first@example.org']);
    expect(await editors.editors(article({ handledBy: ['author'] }))).toEqual(['office@example.org']);
  });

  it('go to the office’s address when nobody handled it yet', async () => {
    expect(await editors.editors(article({ handledBy: [] }))).toEqual(['office@example.org']);
  });

  it('go to the associate editor who holds it, unless that person is among its authors', async () => {
    const { associates, authors } = canaryArticle;
    const held = article({ associates, handledBy: ['first'] });
    expect(await editors.of(held)).toEqual(['associate@example.org']);
    expect(await editors.editors(held)).toEqual(['first@example.org']);
    const [author] = authors;
    const own = author ? [{ ...author, id: 'typed', email: 'Associate@Example.org' }] : [];
    expect(await editors.of({ ...held, authors: own })).toEqual([]);
  });
});
