import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '../../../src/platform/event-store/port';
import { stories, type Story } from '../../support/article/article-stories';

/** Number of articles written concurrently, so that a batch of the log covers many of them, as in production. */
const CONCURRENT_ARTICLES = 64;
/** Events per append. */
const CHUNK = 6;

const paragraphs = (characters: number): string => `<p>${'Lorem ipsum dolor sit amet. '.repeat(characters / 28)}</p>`;

/** Texts as long as those of real people and mail templates. */
const TEXTS: readonly [string, string][] = [
  ['<p>Dear colleague</p>', paragraphs(1_200)],
  ['<p>Short.</p>', paragraphs(1_500)],
  ['<p>A sound study.</p>', paragraphs(1_500)],
  ['<p>Some words.</p>', paragraphs(600)],
];
const OWN_IDS = /"((?:file|overview|mail|assignment|correction|note)-(?:\d+|x))"/g;

/**
 * Copies a story's events to another article, with new ids and texts of a realistic length. `renamed`: other new ids, such as of
 * people.
 */
export function copyStory(
  story: Story,
  articleId: string,
  number: number,
  renamed: Record<string, string> = {},
): NewEvent[] {
  let json = JSON.stringify(story.events.map(({ type, data, metadata }) => ({ type, data, metadata })));
  json = json.replace(OWN_IDS, (_all, id: string) => `"${articleId}-${id}"`).replaceAll('"2026-1"', `"2026-${number}"`);
  json = json.replaceAll('"article-1"', `"${articleId}"`);
  for (const [from, to] of [...TEXTS, ...Object.entries(renamed).map(([a, b]) => [`"${a}"`, `"${b}"`] as const)])
    json = json.replaceAll(from, to);
  return (JSON.parse(json) as Omit<NewEvent, 'id'>[]).map((event) => ({ ...event, id: randomUUID() }));
}

/** How the events of an article are divided into appends. */
type Appends = (events: readonly NewEvent[]) => NewEvent[][];

const inChunks: Appends = (events) =>
  Array.from({ length: Math.ceil(events.length / CHUNK) }, (_none, nth) =>
    events.slice(nth * CHUNK, (nth + 1) * CHUNK),
  );

/** One append for each command, as in production: events of one command have the same time. */
export const byCommand: Appends = (events) => {
  const appends: NewEvent[][] = [];
  for (const event of events) {
    const last = appends.at(-1);
    if (last?.[0]?.metadata.at === event.metadata.at) last.push(event);
    else appends.push([event]);
  }
  return appends;
};

/** Appends the events of enough articles to reach at least `events`; returns the number of events. */
export async function writeArticleLog(
  store: EventStore,
  events: number,
  { appends = inChunks, sideBySide = CONCURRENT_ARTICLES }: { appends?: Appends; sideBySide?: number } = {},
): Promise<number> {
  // A story with all possible next events differs from its beginning by an event or two, so the beginnings are a realistic mix.
  const startStories = stories().filter(({ name }) => !name.includes(', then'));
  let articles = 0;
  let written = 0;
  const writeOn = async (): Promise<void> => {
    while (written < events) {
      const story = startStories[articles % startStories.length];
      if (!story) throw new Error('There are no stories');
      articles += 1;
      written += story.events.length;
      const articleId = randomUUID();
      await append(store, articleId, appends(copyStory(story, articleId, articles)));
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, writeOn));
  return written;
}

async function append(store: EventStore, articleId: string, appends: readonly NewEvent[][]): Promise<void> {
  let done = 0;
  for (const events of appends) {
    await store.append(`article-${articleId}`, done === 0 ? 'NO_STREAM' : done - 1, events);
    done += events.length;
  }
}
