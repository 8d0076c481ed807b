import { setImmediate as breathe } from 'node:timers/promises';
import type { Pool } from 'pg';
import { normalEmail } from '../contracts';
import { importAccounts } from '../identity/public';
import { type EventStore, START, WrongExpectedRevisionError } from '../platform/event-store/port';
import { lowestCheckpoint, skipReactionsUpTo, withoutReactions } from '../platform/reactions';
import { importAuthors, lastNumbers, reserveNumbers } from '../submission/public';
import type { GenerateOptions } from './options';
import type { KnownPerson } from './people/known-person';
import type { Person } from './people/person';
import { makePopulation, type Population } from './people/population';
import type { NewStream } from './story/article-history';
import type { World } from './story/cast';
import { createArticleHistory } from './story/create-article-history';
import type { Stock } from './story/story';
import { directoryEntriesOf } from './story/writing';
import { startsOf } from './timetable';
import { writeStreams } from './write-streams';

/** Events per write: a fraction of a second, so that readers of the log do not wait long. */
const CHUNK = 8_000;
/** Articles generated before the event loop runs, so that the connection can work. */
const ARTICLES_PER_YIELD = 12;

export interface Surroundings {
  pool: Pool;
  store: EventStore;
  stock: Stock;
  /** Accounts that exist for every seed, and the password of all accounts. */
  known: readonly KnownPerson[];
  password: string;
  /** True when the password is public. */
  isDemonstration: boolean;
  /** When aborted, no further article is started. */
  signal: AbortSignal;
  onProgress(articles: number, events: number): void;
}

export interface Generated {
  articles: number;
  events: number;
  seconds: number;
}

/** A reason why nothing was written. */
class GenerateRefusal extends Error {}

async function requireRoom(store: EventStore, pool: Pool, add: boolean): Promise<void> {
  const head = await store.head();
  if (head === START) return;
  if (!add) throw new GenerateRefusal('This event store is not empty. Use another one, or add to it with --add.');
  const answered = await lowestCheckpoint(pool);
  if (answered === null || answered < head)
    throw new GenerateRefusal(
      'The server has not processed all existing events. Start it, wait a moment, stop it, and try again.',
    );
}

/** If an address already has an account, that account takes part. */
async function withAccounts(population: Population, surroundings: Surroundings, createdAt: Date): Promise<Population> {
  const { pool, password, isDemonstration } = surroundings;
  const ids = await importAccounts(pool, population.accounts, { createdAt, password, isDemonstration, source: null });
  const real = (person: Person): Person => ({ ...person, id: ids.get(normalEmail(person.email)) ?? person.id });
  const { authors, reviewers, associates, editors, assistants, accounts } = population;
  const same = new Map(accounts.map((person) => [person.id, real(person)]));
  const all = (people: readonly Person[]): Person[] => people.map((person) => same.get(person.id) ?? person);
  return {
    ...{ authors: all(authors), associates: all(associates), editors: all(editors) },
    ...{ assistants: all(assistants), reviewers: reviewers.map(all), accounts: all(accounts) },
  };
}

/**
 * Generates the histories of articles and writes them with their accounts and authors, whole articles only. The events count as handled, so
 * no mail is sent. Read models are not touched.
 * @throws GenerateRefusal: the store is not empty, a server uses it, or it already has articles of this seed.
 */
export async function generate(options: GenerateOptions, surroundings: Surroundings): Promise<Generated> {
  const { pool, store, known } = surroundings;
  const began = performance.now();
  return withoutReactions(pool, async () => {
    await requireRoom(store, pool, options.add);
    const made = makePopulation(options.seed, options.articles, known);
    const createdAt = new Date(options.until.getTime() - options.years * 366 * 86_400_000);
    const population = await withAccounts(made, surroundings, createdAt);
    const knownAuthors = known.filter(({ group }) => group === 'author').length;
    const world: World = { seed: options.seed, population, articles: options.articles, known: knownAuthors };
    const written = await writeAll(world, options, surroundings, createdAt).catch((failure: unknown) => {
      if (!(failure instanceof WrongExpectedRevisionError)) throw failure;
      throw new GenerateRefusal('The store already contains articles of this seed. Choose another --seed.');
    });
    return { ...written, seconds: (performance.now() - began) / 1_000 };
  });
}

async function writeAll(
  world: World,
  options: GenerateOptions,
  { pool, store, stock, signal, onProgress }: Surroundings,
  createdAt: Date,
): Promise<Omit<Generated, 'seconds'>> {
  const numbers = await lastNumbers(pool);
  let [articles, events, size] = [0, 0, 0];
  let streams: NewStream[] = [];
  let authors: ReturnType<typeof directoryEntriesOf> = [];
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    const [chunk, entries, last] = [streams, authors, new Map(numbers)];
    [streams, authors, events, size] = [[], [], events + size, 0];
    if (chunk.length === 0) return;
    const write = async (): Promise<void> => {
      await reserveNumbers(pool, last);
      await importAuthors(pool, entries, createdAt);
      await skipReactionsUpTo(pool, await writeStreams(store, chunk));
    };
    writing = write();
    // If generating the next articles fails first, this promise is never awaited.
    writing.catch(() => undefined);
    onProgress(articles, events);
  };
  for (const start of startsOf(options, numbers)) {
    if (signal.aborted) break;
    const story = createArticleHistory(world, stock, start, options.until.getTime());
    const own = story.history.streams();
    streams.push(...own);
    authors.push(...directoryEntriesOf(story));
    size += own.reduce((sum, stream) => sum + stream.events.length, 0);
    articles += 1;
    if (size >= CHUNK) await flush();
    else if (articles % ARTICLES_PER_YIELD === 0) await breathe();
  }
  await flush();
  await writing;
  return { articles, events };
}
