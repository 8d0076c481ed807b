import { randomUUID } from 'node:crypto';
import { createApp, type QuireApp } from '../../../src/bootstrap';
import type { GroupName } from '../../../src/contracts';
import { People } from '../../../src/identity/public';
import { loadConfig } from '../../../src/platform/config/config';
import { EVENT_STORE, type EventStore } from '../../../src/platform/event-store/port';
import { stories } from '../../support/article/article-stories';
import { copyStory } from '../store/article-log';
import { BENCH_PASSWORD } from './bench-account';

import 'reflect-metadata';

/** What the bench needs to know about the server in this process. */
export interface ServerReport {
  origin: string;
  databaseUrl: string;
  /** Addresses of the authors, one per client. */
  authors: string[];
  editor: string;
  /** The reviewer of all requests below. */
  reviewer: string;
  /** Articles under review and a request that the reviewer has accepted, one per client. */
  underReview: { articleId: string; assignmentId: string }[];
}

async function prepare({ app, database }: QuireApp, clients: number): Promise<ServerReport> {
  const people = app.get(People, { strict: false });
  const add = (email: string, group: GroupName): Promise<string> => {
    const fields = { firstName: 'Test', lastName: email };
    return people.ensureDemoAccount(email, fields, group, BENCH_PASSWORD);
  };
  const authors = Array.from({ length: clients }, (_none, index) => `author-${index}@example.org`);
  const ids = await Promise.all(authors.map((email) => add(email, 'author')));
  const editor = await add('editor@example.org', 'editor');
  const first = await add('reviewer-1@example.org', 'reviewer');
  const second = await add('reviewer-2@example.org', 'reviewer');
  const story = stories().find(({ name }) => name === 'UNDER_REVIEW');
  const accepted = story?.state.assignments.find(({ status }) => status === 'Accepted');
  if (!story || !accepted) throw new Error('There is no story of an article under review');
  const store = app.get<EventStore>(EVENT_STORE, { strict: false });
  const underReview: ServerReport['underReview'] = [];
  for (const [index, author] of ids.entries()) {
    const articleId = randomUUID();
    const names = { author, editor, 'reviewer-1': first, 'reviewer-2': second };
    await store.append(`article-${articleId}`, 'NO_STREAM', copyStory(story, articleId, 9_000 + index, names));
    // `retell` gives the story's own ids a prefix.
    underReview.push({ articleId, assignmentId: `${articleId}-${accepted.assignmentId}` });
  }
  return {
    origin: await app.getUrl(),
    databaseUrl: database.url,
    authors,
    editor: 'editor@example.org',
    reviewer: 'reviewer-1@example.org',
    underReview,
  };
}

async function main(): Promise<void> {
  const quire = await createApp(loadConfig());
  // Also stops if the parent process is gone.
  process.once('disconnect', () => void quire.stop().finally(() => process.exit(0)));
  await quire.listen();
  // Any message asks for the milliseconds of CPU time used by this process.
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ result: (user + system) / 1_000 });
  });
  process.send?.({ result: await prepare(quire, Number(process.env['BENCH_ARTICLES'] ?? 16)) });
}

main().catch((error: Error) => {
  process.send?.({ error: error.stack ?? error.message }, () => process.exit(1));
});
