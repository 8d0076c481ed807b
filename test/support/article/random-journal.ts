import type { GroupName } from '../../../src/contracts';
import { EVENT_STORE, type EventStore } from '../../../src/platform/event-store/port';
import { READ_MODELS, type ReadModelBarrier } from '../../../src/platform/read-models/barrier';
import type { TestApp } from '../app/app';
import { CROWD } from './random-commands';
import { createRandomStories } from './random-stories';

/** The crowd of the stories, by the addresses under which the conflict wall identifies them. */
export const CROWD_ACCOUNTS: readonly [string, GroupName][] = [
  CROWD.authors,
  CROWD.reviewers,
  CROWD.editors,
  CROWD.associates,
].flatMap((crowd) => crowd.map(({ email, group }) => [email.toLowerCase(), group] as [string, GroupName]));

/** Creates accounts for the whole crowd and a number of random articles, and waits until lists show them. */
export async function createRandomJournal(
  app: TestApp,
  { stories, seed }: { stories: number; seed: number },
): Promise<void> {
  const ids = new Map<string, string>();
  for (const [email, group] of CROWD_ACCOUNTS) ids.set(email.split('@')[0] ?? '', await app.addPerson(email, group));
  // Accounts as in this database; files and mails get ids that are unique to the story.
  const real = (text: string, story: string): string =>
    text
      .replace(/"([a-z]+-\d+)"/g, (quoted, id: string) => (ids.has(id) ? `"${ids.get(id)}"` : quoted))
      .replace(/"((?:file|overview|mail)-\d+)"/g, `"${story}-$1"`);
  const store = app.nest.get<EventStore>(EVENT_STORE, { strict: false });
  for (const { streamId, events } of createRandomStories(stories, { seed, end: app.clock.now() }))
    await store.append(streamId, 'NO_STREAM', JSON.parse(real(JSON.stringify(events), streamId)) as typeof events);
  await app.nest.get<ReadModelBarrier>(READ_MODELS, { strict: false }).waitFor(await store.head(), 60_000);
}
