import { type ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../../../test/support/article/article-in-status';
import { PEOPLE, type Person, SYSTEM } from '../../../../test/support/article/article-people';
import { GROUP_NAMES } from '../../../contracts';
import { initialState } from '../fold/initial-state';
import type { ArticleState } from '../state';
import { isInvolved, relationsOf, rolesOf, staffRoles } from './roles';

const sorted = (values: Set<string>): string[] => [...values].sort();
const CO_AUTHOR_ORCID = '0000-0002-1825-0097';
/** The second author entered an ORCID iD, in lower case as typed. */
const withOrcid = (state: ArticleState): ArticleState => ({
  ...state,
  authors: state.authors.map((author) =>
    author.id === PEOPLE.coAuthor.userId ? { ...author, orcid: ` ${CO_AUTHOR_ORCID} ` } : author,
  ),
});
const knownBy = (address: string) => ({ userId: 'editor', addresses: [address], authenticatedOrcid: null });
const held = (): ArticleBuilder => heldArticleIn('REVIEWED') ?? articleIn('REVIEWED');

describe('relations to an article', () => {
  it.each<[string, Person, string[]]>([
    ['the uploader', PEOPLE.author, ['own']],
    ['a co-author', PEOPLE.coAuthor, []],
    ['a stranger', PEOPLE.stranger, []],
    ['an editor', PEOPLE.editor, ['office']],
    ['an assistant', PEOPLE.assistant, ['office']],
    ['a webmaster', PEOPLE.webmaster, ['office']],
    ['the associate editor', PEOPLE.associate, ['associate']],
    ['another associate editor', PEOPLE.otherAssociate, []],
    ['a reviewer', PEOPLE.reviewer1, ['reviewer']],
    ['an editor who reviews it', { ...PEOPLE.editor, userId: 'reviewer-2' }, ['office', 'reviewer']],
    ['an associate editor who has changed group', { ...PEOPLE.associate, group: 'reviewer' }, []],
  ])('of %s', (_who, person, expected) => {
    expect(sorted(relationsOf(held().state, person))).toEqual(expected);
  });

  it('end for an associate editor with the tenure, and begin again with the next one', () => {
    const article = articleIn('RETURNED_TO_EDITOR');
    expect(article.state.associates).toHaveLength(1);
    expect(sorted(relationsOf(article.state, PEOPLE.associate))).toEqual([]);
    expect(sorted(rolesOf(article.state, PEOPLE.associate))).toEqual([]);
    article.assignAssociate();
    expect(sorted(relationsOf(article.state, PEOPLE.associate))).toEqual(['associate']);
  });

  it('pass from one associate editor to the next one', () => {
    const { state } = articleIn('ASSOCIATE_EDITOR').assignAssociate(PEOPLE.otherAssociate);
    expect(sorted(relationsOf(state, PEOPLE.associate))).toEqual([]);
    expect(sorted(relationsOf(state, PEOPLE.otherAssociate))).toEqual(['associate']);
  });

  it('begin for a reviewer with the mail and end with the removal', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const id = article.select(PEOPLE.reviewer1);
    expect(sorted(relationsOf(article.state, PEOPLE.reviewer1))).toEqual([]);
    article.mail(id);
    expect(sorted(relationsOf(article.state, PEOPLE.reviewer1))).toEqual(['reviewer']);
    article.do({ type: 'RemoveReviewer', data: { reviewerId: 'reviewer-1' } }, PEOPLE.editor);
    expect(sorted(relationsOf(article.state, PEOPLE.reviewer1))).toEqual([]);
  });

  it('end with the deletion of a draft', () => {
    const article = articleIn('DRAFT').do({ type: 'DeleteDraft', data: {} }, PEOPLE.author);
    expect(sorted(relationsOf(article.state, PEOPLE.author))).toEqual([]);
  });
});

describe('the conflict wall', () => {
  const x = { userId: 'x', addresses: ['x@example.org'], authenticatedOrcid: null };
  const behind = (userId: string): Partial<Person> => ({ ...x, realUserId: userId, real: { ...x, userId } });
  const walled: [string, Partial<Person>, string[]][] = [
    ['uploaded it', { userId: 'author', addresses: ['new@example.org'] }, ['own']],
    ['uploaded it under this address', { ...x, addresses: ['author@example.org'] }, []],
    ['is an author by account', { userId: 'co-author', addresses: ['new@example.org'] }, []],
    ['is an author by address', { ...x, addresses: ['co-author@example.org'] }, []],
    ['is an author by a former address', { ...x, addresses: ['co-author@example.org', 'new@example.org'] }, []],
    ['is an author by the authenticated ORCID iD', { ...x, authenticatedOrcid: CO_AUTHOR_ORCID }, []],
    ['is an author behind login-as', behind('co-author'), []],
    ['uploaded it and is behind login-as', behind('author'), []],
  ];
  const cases = GROUP_NAMES.flatMap((group) =>
    walled.map(([who, who2, relations]) => ({ group, who, who2, relations })),
  );

  it.each(cases)('gives a person of group $group who $who the relations $relations', ({ group, who2, relations }) => {
    const person: Person = { ...PEOPLE.editor, ...who2, group };
    const state = withOrcid(held().state);
    expect(sorted(relationsOf(state, person))).toEqual(relations);
    expect(sorted(rolesOf(state, person))).toEqual(relations.length > 0 ? ['A'] : []);
  });

  it('also blocks an associate editor and a reviewer who turn out to be authors', () => {
    const { state } = held();
    const { addresses } = PEOPLE.coAuthor;
    expect(sorted(relationsOf(state, { ...PEOPLE.associate, addresses }))).toEqual([]);
    expect(sorted(relationsOf(state, { ...PEOPLE.reviewer1, addresses }))).toEqual([]);
  });
});

describe('involvement', () => {
  it.each([
    ['by account', { userId: 'author', addresses: ['new@example.org'] }, true],
    ['by e-mail', { userId: 'x', addresses: ['author@example.org'] }, true],
    ['not at all', { userId: 'x', addresses: ['x@example.org'] }, false],
  ])('recognises an uploader who is not an author: %s', (_how, person, expected) => {
    expect(isInvolved({ ...held().state, authors: [] }, { ...person, authenticatedOrcid: null })).toBe(expected);
  });

  it('stays open for an uninvolved person behind login-as', () => {
    const person: Person = { ...PEOPLE.editor, realUserId: 'stranger', real: PEOPLE.stranger };
    expect(sorted(relationsOf(held().state, person))).toEqual(['office']);
  });

  it('is not recognised by an address that the account has not proven', () => {
    const { email } = PEOPLE.coAuthor;
    expect(sorted(relationsOf(held().state, { ...PEOPLE.editor, email, addresses: [] }))).toEqual(['office']);
  });

  it.each(['Co-Author@Example.ORG', ' co-author@example.org '])(
    'compares the address of an author entry (%s) without regard to case and spaces',
    (stored) => {
      const { state } = held();
      const authors = state.authors.map((author) => ({ ...author, id: `entry-${author.id}`, email: stored }));
      expect(isInvolved({ ...state, authors }, knownBy('co-author@example.org'))).toBe(true);
      expect(isInvolved({ ...state, authors }, knownBy('author-co@example.org'))).toBe(false);
    },
  );
});

describe('roles', () => {
  it.each<[string, Person, string[]]>([
    ['the uploader', PEOPLE.author, ['A']],
    ['an editor', PEOPLE.editor, ['E']],
    ['an assistant', PEOPLE.assistant, ['S']],
    ['a webmaster', PEOPLE.webmaster, ['E', 'S', 'W']],
    ['the associate editor', PEOPLE.associate, ['AE']],
    ['another associate editor', PEOPLE.otherAssociate, []],
    ['a reviewer', PEOPLE.reviewer1, ['R']],
    ['a stranger', PEOPLE.stranger, []],
  ])('of %s', (_who, person, expected) => {
    expect(sorted(rolesOf(held().state, person))).toEqual(expected);
  });

  it('of the system and of keys are their own', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const assignmentId = article.invite(PEOPLE.reviewer1);
    expect(sorted(rolesOf(article.state, SYSTEM))).toEqual(['T']);
    const key = { kind: 'key', assignmentId, keyHash: `hash-of-${assignmentId}` } as const;
    expect(sorted(rolesOf(article.state, key))).toEqual(['K']);
    expect(sorted(rolesOf(article.state, { ...key, keyHash: 'x' }))).toEqual([]);
    const other = article.invite(PEOPLE.reviewer2);
    expect(sorted(rolesOf(article.state, { ...key, assignmentId: other }))).toEqual([]);
    expect(sorted(relationsOf(article.state, key))).toEqual([]);
  });

  it('are those of an author for anyone who starts an article', () => {
    expect(sorted(rolesOf(initialState('article-2'), PEOPLE.stranger))).toEqual(['A']);
  });
});

describe('roles of staff in a list', () => {
  const OFFICE = { editor: ['E'], assistant: ['S'], webmaster: ['E', 'S', 'W'] };

  it.each(GROUP_NAMES)('of the group %s', (group) => {
    const office: string[] = group in OFFICE ? OFFICE[group as keyof typeof OFFICE] : [];
    expect(sorted(staffRoles(group, false))).toEqual(office);
    expect(sorted(staffRoles(group, true))).toEqual(group === 'associate editor' ? ['AE'] : office);
  });
});
