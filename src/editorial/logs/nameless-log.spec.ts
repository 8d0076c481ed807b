import { articleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import type { PersonSummary } from '../../identity/public';
import { namelessPeople } from './nameless-log';

const { state } = articleIn('UNDER_REVIEW');

const account = (id: string, changes: Partial<PersonSummary> = {}): PersonSummary =>
  ({
    id,
    firstName: 'Ada',
    lastName: `Of ${id}`,
    addresses: [],
    authenticatedOrcid: null,
    ...changes,
  }) as PersonSummary;

/** The names in a log of these accounts, for a reader who must not know the authors. `present`: by the ids of the log. */
const namesIn = (people: PersonSummary[], present: Record<string, PersonSummary> = {}): string[] => {
  const known = new Map(people.map((person) => [person.id, person]));
  const named = namelessPeople(state, known, new Map([...known, ...Object.entries(present)]));
  return [...named.values()].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
};

describe('the people of a log, for a reader who must not know the authors', () => {
  it('are named, except the authors', () => {
    expect(namesIn([account(PEOPLE.author.userId), account('editor')])).toEqual(['An author', 'Ada Of editor']);
  });

  it('do not contain the name of an account that was merged into that of an author', () => {
    const merged = account('merged', { mergedInto: PEOPLE.author.userId });
    const kept = account(PEOPLE.author.userId, { formerIds: ['merged'] });
    expect(namesIn([merged, account('editor')], { merged: kept })).toEqual(['An author', 'Ada Of editor']);
  });

  it('contain the name of an account that was merged into that of another person', () => {
    const merged = account('merged', { mergedInto: 'kept' });
    expect(namesIn([merged], { merged: account('kept') })).toEqual(['Ada Of merged']);
  });
});
