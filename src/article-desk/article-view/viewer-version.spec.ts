import { PEOPLE, type Person } from '../../../test/support/article/article-people';
import { stories, type Story } from '../../../test/support/article/article-stories';
import { type ArticleState, evolve, initialState, relationsOf, versionFor } from '../../article';
import { articleViewFor } from './article-view';

const NOBODY_KNOWN = { people: new Map(), locate: () => '', knownAuthors: new Set<string>(), today: null };
const OUTSIDERS: readonly Person[] = [PEOPLE.author, PEOPLE.reviewer1, PEOPLE.reviewer2];
/** A branch repeats the steps of the story that it starts from. Only its last steps are new. */
const END_OF_A_BRANCH = 2;

/** Everything that a person may see, apart from the version; empty for a person who sees nothing. */
function seenBy(person: Person, state: ArticleState): string {
  const relations = relationsOf(state, person);
  if (relations.size === 0) return '';
  const { version: _version, ...seen } = articleViewFor(state, { actor: person, relations }, NOBODY_KNOWN);
  return JSON.stringify(seen);
}

interface Step {
  story: string;
  type: string;
  before: ArticleState;
  after: ArticleState;
}

function stepsOf({ name, events }: Story): Step[] {
  let state = initialState('article-1');
  const steps = events.map((event) => {
    const before = state;
    state = evolve(state, event);
    return { story: name, type: event.type, before, after: state };
  });
  return name.includes(', then ') ? steps.slice(-END_OF_A_BRANCH) : steps;
}

/** Describes a step after which only one of a person's version and view has changed; null when both changed or neither did. */
function disagreement({ story, type, before, after }: Step, person: Person): string | null {
  const [was, is] = [seenBy(person, before), seenBy(person, after)];
  if (was === '' || is === '') return null;
  const isOther = versionFor(before, person) !== versionFor(after, person);
  // Generated documents are added and removed without making any view stale.
  const isTechnical = before.version === after.version;
  if (isOther === (was !== is) || (!isOther && isTechnical)) return null;
  return `${story}: ${type} is ${isOther ? 'not ' : ''}to be seen by ${person.userId}`;
}

describe('the version that an author or a reviewer gets', () => {
  const steps = stories().flatMap(stepsOf);

  it('changes exactly when something changes that they may see', () => {
    const wrong = steps.flatMap((step) => OUTSIDERS.map((person) => disagreement(step, person)));
    expect([...new Set(wrong.filter((one) => one !== null))]).toEqual([]);
  });

  it('has been compared for hidden and for visible changes', () => {
    const changes = steps.filter((step) => step.before.version !== step.after.version);
    for (const person of OUTSIDERS) {
      const unchanged = changes.filter(({ before, after }) => versionFor(before, person) === versionFor(after, person));
      const types = new Set(unchanged.map(({ type }) => type));
      expect([...types]).toEqual(expect.arrayContaining(['NoteAdded', 'ReviewerSelected', 'ReviewRated']));
      expect(unchanged.length).toBeLessThan(changes.length);
    }
  });

  it('is a revision of the stream for office and associate editor only', () => {
    for (const { after } of steps.filter((step) => relationsOf(step.after, PEOPLE.editor).size > 0).slice(-50)) {
      expect(versionFor(after, PEOPLE.editor)).toBe(after.version);
      expect(versionFor(after, PEOPLE.author)).toBeGreaterThan(after.streamRevision);
    }
  });
});
