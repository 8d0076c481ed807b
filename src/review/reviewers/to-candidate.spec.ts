import { articleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import { normalEmail } from '../../contracts';
import type { PersonSummary } from '../../identity/public';
import { conflictsOf } from './conflicts';
import { toCandidate } from './to-candidate';

const person = (changes: Partial<PersonSummary>): PersonSummary => ({
  id: 'p',
  firstName: 'Pia',
  middleName: null,
  lastName: 'Person',
  email: 'pia@elsewhere.example',
  institute: null,
  department: null,
  country: null,
  orcid: null,
  city: null,
  group: 'reviewer',
  areasOfExpertise: 'Sepsis',
  seniorityLevel: null,
  hasPassword: true,
  unproven: false,
  addresses: [normalEmail(changes.email ?? 'pia@elsewhere.example')],
  authenticatedOrcid: null,
  language: null,
  ...changes,
});
const { state } = articleIn('REVIEWER_SELECTION');
const SINCE = '2026-03-02T10:00:00.000Z';
const none = {
  blacklisted: false,
  namesake: false,
  bouncesSince: null,
  statistics: undefined,
  close: { reviewed: 0, wrote: 0, articles: [] },
};

describe('a candidate', () => {
  it('has empty numbers without any assignment, and no address', () => {
    const row = toCandidate(state, person({}), none);
    expect(row).toMatchObject({
      expertise: 'Sepsis',
      currentAsignments: 0,
      rejectPct: null,
      barred: null,
      nominated: null,
    });
    expect(JSON.stringify(row)).not.toContain('@');
  });

  it.each([
    ['the uploader', { id: PEOPLE.author.userId }, 'UPLOADER'],
    ['an author by e-mail', { email: PEOPLE.coAuthor.email.toUpperCase() }, 'AUTHOR'],
    ['the excluded one', { id: 'excluded' }, 'EXCLUDED'],
  ] as const)('is barred as %s', (_who, changes, barred) => {
    const withExcluded = { ...state, fields: { ...state.fields, reviewerRemoved: 'excluded' } };
    expect(toCandidate(withExcluded, person(changes), none)?.barred).toBe(barred);
  });

  it('is barred when on the blacklist, and marked when only the name matches', () => {
    expect(toCandidate(state, person({}), { ...none, blacklisted: true })).toMatchObject({ barred: 'BLACKLISTED' });
    expect(toCandidate(state, person({}), { ...none, bouncesSince: SINCE })).toMatchObject({
      ...{ barred: null, bouncesSince: SINCE },
      conflicts: ['MAILS_BOUNCE'],
    });
    expect(toCandidate(state, person({}), { ...none, namesake: true })).toMatchObject({
      barred: null,
      conflicts: ['NAME_ON_BLACKLIST'],
    });
  });

  it('is marked when the authors nominated them', () => {
    const nominating = { ...state, fields: { ...state.fields, reviewerTwo: 'p' } };
    expect(toCandidate(nominating, person({}), none)?.nominated).toBe(2);
  });

  it('is never a person who has left the groups that review', () => {
    expect(toCandidate(state, person({ group: 'author' }), none)).toBeNull();
  });
});

describe('a conflict', () => {
  const [author] = state.authors;
  const of = (email: string, institute: string | null, authorEmail: string, authorInstitute: string | null) =>
    conflictsOf(
      {
        ...state,
        uploaderEmail: authorEmail,
        authors: author ? [{ ...author, email: authorEmail, institute: authorInstitute }] : [],
      },
      { email, institute },
    );

  it.each([
    ['a@uni.example', null, 'b@UNI.example', null, ['SAME_DOMAIN']],
    ['a@gmail.com', null, 'b@gmail.com', null, []],
    ['a@x.example', 'Université de  Test', 'b@y.example', 'universite de test', ['SAME_INSTITUTE']],
    ['a@x.example', '', 'b@y.example', '', []],
    ['a@x.example', 'A', 'b@y.example', 'B', []],
  ])('between %s (%s) and %s (%s) is %p', (email, institute, authorEmail, authorInstitute, expected) => {
    expect(of(email, institute, authorEmail, authorInstitute)).toEqual(expected);
  });
});
