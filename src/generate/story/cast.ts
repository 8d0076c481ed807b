import type { ArticleAuthor } from '../../article';
import { asAuthor, makePerson, type Person } from '../people/person';
import type { Population } from '../people/population';
import { Random } from '../random';
import { TOPICS } from '../words/medicine';
import { chooseSubject, type Subject } from '../words/texts';

/** The people in the story of one article. No member of the office is involved in the manuscript itself. */
export interface Cast {
  uploader: Person;
  authors: readonly ArticleAuthor[];
  /** Authors without an account: the uploader has entered them in the directory of authors. */
  strangers: readonly Person[];
  subject: Subject;
  /** Possible reviewers. */
  reviewers: readonly Person[];
  associates: readonly Person[];
  editor: Person;
  assistant: Person;
}

export interface World {
  seed: number;
  population: Population;
  articles: number;
  /** How many of the first authors are demonstration accounts, so that their lists have enough entries. */
  known: number;
}

const EACH_KNOWN = 40;
const TEAM = { one: 10, two: 18, three: 24, four: 20, six: 18, nine: 10 };
const SIZES = { one: 1, two: 2, three: 3, four: 4, six: 6, nine: 9 };

function uploaderFor(random: Random, { population, articles, known }: World): Person {
  const isKnown = known > 0 && random.chance(Math.min(0.4, (known * EACH_KNOWN) / articles));
  return random.pick(isKnown ? population.authors.slice(0, known) : population.authors.slice(known));
}

/** A regular co-author of the uploader: the same person in each of their manuscripts. */
const colleague = (seed: number, uploader: Person, index: number): Person =>
  makePerson(
    Random.of(seed, 'colleague', uploader.id, index),
    'author',
    `${index + 1}${uploader.id.slice(0, 6)}`,
    [],
    uploader,
  );

/** Most manuscripts come from one institution; occasionally a reviewer or a member of the office is among the authors. */
function coAuthors(random: Random, world: World, uploader: Person, reviewers: readonly Person[]): Person[] {
  const { seed, population } = world;
  const team = Array.from({ length: SIZES[random.weighted(TEAM)] - 1 }, (_none, index) =>
    colleague(seed, uploader, index),
  );
  // A person may have been in several groups over the years.
  const others = (people: readonly Person[]): Person[] =>
    people.filter(({ id }) => id !== uploader.id && team.every((one) => one.id !== id));
  if (random.chance(0.08)) team.push(random.pick(others(reviewers)));
  if (random.chance(0.006)) team.push(random.pick(others([...population.associates, ...population.editors])));
  return team;
}

export function castFor(random: Random, world: World): Cast {
  const { population } = world;
  const index = random.int(0, TOPICS.length - 1);
  const subject = chooseSubject(random, TOPICS[index] ?? random.pick(TOPICS));
  const reviewers = population.reviewers[index] ?? [];
  const uploader = uploaderFor(random, world);
  const others = coAuthors(random, world, uploader, reviewers);
  const involved = new Set([uploader, ...others].map(({ id }) => id));
  const free = (people: readonly Person[]): Person[] => people.filter(({ id }) => !involved.has(id));
  return {
    uploader,
    authors: [uploader, ...others].map(asAuthor),
    strangers: others.filter(({ group }) => group === 'author'),
    subject,
    reviewers,
    associates: free(population.associates),
    editor: random.pick(free(population.editors)),
    assistant: random.pick(free(population.assistants)),
  };
}
