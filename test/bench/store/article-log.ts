import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '../../../src/platform/event-store/port';
import { stories, type Story } from '../../support/article/article-stories';

/** Number of articles written concurrently, so that a batch of the log covers many of them, as in production. */
const SIDE_BY_SIDE = 64;
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
export function retell(
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

/** Appends the events of enough articles to reach at least `events`; returns the number of articles. */
export async function writeArticleLog(store: EventStore, events: number): Promise<number> {
  // A story with all possible next events differs from its beginning by an event or two, so the beginnings are the mix.
  const told = stories().filter(({ name }) => !name.includes(', then'));
  let articles = 0;
  let written = 0;
  const writeOn = async (): Promise<void> => {
    while (written < events) {
      const story = told[articles % told.length];
      if (!story) throw new Error('There are no stories');
      articles += 1;
      written += story.events.length;
      const articleId = randomUUID();
      await append(store, articleId, retell(story, articleId, articles));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, writeOn));
  return written;
}

async function append(store: EventStore, articleId: string, events: NewEvent[]): Promise<void> {
  for (let done = 0; done < events.length; done += CHUNK)
    await store.append(`article-${articleId}`, done === 0 ? 'NO_STREAM' : done - 1, events.slice(done, done + CHUNK));
}
