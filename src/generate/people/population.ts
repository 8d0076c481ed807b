import type { GroupName } from '../../contracts';
import { Random } from '../random';
import { type Topic, TOPICS } from '../words/medicine';
import type { KnownPerson } from './known-person';
import { makePerson, type Person } from './person';

/** All people of the journal. */
export interface Population {
  authors: readonly Person[];
  /** Reviewers for each topic, in the order of TOPICS. */
  reviewers: readonly (readonly Person[])[];
  associates: readonly Person[];
  editors: readonly Person[];
  assistants: readonly Person[];
  /** All people with an account, without duplicates. */
  accounts: readonly Person[];
}

const within = (low: number, wanted: number, high: number): number => Math.max(low, Math.min(high, Math.round(wanted)));

/** The number of people that fits a journal with `articles` manuscripts. */
const sizesFor = (
  articles: number,
): Record<'author' | 'reviewer' | 'associate editor' | 'editor' | 'assistant', number> => ({
  author: within(20, articles * 0.3, 60_000),
  reviewer: within(60, articles * 0.06, 8_000),
  'associate editor': within(4, 8 + articles / 3_000, 40),
  editor: within(2, 2 + articles / 20_000, 8),
  assistant: within(2, 2 + articles / 25_000, 6),
});

/** Two fields for each person: everyone knows something about a second one. */
const topicsOf = (random: Random, index: number): Topic[] => {
  const first = TOPICS[index % TOPICS.length];
  const second = random.pick(TOPICS);
  return [...new Set([...(first ? [first] : []), second])];
};

/** The result is the same for the same seed and number of articles. `known` come first in their groups. */
export function makePopulation(seed: number, articles: number, known: readonly KnownPerson[]): Population {
  const sizes = sizesFor(articles);
  const people = (group: keyof typeof sizes): Person[] => {
    const given = known.filter((one) => one.group === group).map((one): Person => ({ ...one, seniorityLevel: null }));
    const made = Array.from({ length: sizes[group] }, (_none, index) => {
      const random = Random.of(seed, 'person', group, index);
      const topics = group === 'author' ? [] : topicsOf(random, index);
      return makePerson(random, index % 40 === 39 && group === 'author' ? 'guest' : group, `${index + 1}`, topics);
    });
    return [...given, ...made];
  };
  const reviewers = people('reviewer');
  const staff: Record<string, Person[]> = {};
  for (const group of ['associate editor', 'editor', 'assistant'] as const) staff[group] = people(group);
  const { 'associate editor': associates = [], editor: editors = [], assistant: assistants = [] } = staff;
  const authors = people('author');
  const others = known.filter(({ group }) => !isMade(group)).map((one): Person => ({ ...one, seniorityLevel: null }));
  return {
    authors,
    reviewers: TOPICS.map((topic) => reviewers.filter((one) => knows(one, topic))),
    associates,
    editors,
    assistants,
    accounts: [...authors, ...reviewers, ...associates, ...editors, ...assistants, ...others],
  };
}

const GENERATED_GROUPS: readonly GroupName[] = ['author', 'reviewer', 'associate editor', 'editor', 'assistant'];
const isMade = (group: GroupName): boolean => GENERATED_GROUPS.includes(group);

/** The demonstration reviewers have their own keywords; they are invited for every topic. */
const knows = ({ areasOfExpertise }: Person, topic: Topic): boolean => {
  const areas = areasOfExpertise ?? '';
  return areas.includes(topic.name) || !TOPICS.some(({ name }) => areas.includes(name));
};
