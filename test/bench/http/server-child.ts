import { randomUUID } from 'node:crypto';
import { createApp, type QuireApp } from '../../../src/bootstrap';
import type { GroupName } from '../../../src/contracts';
import { People } from '../../../src/identity/public';
import { loadConfig } from '../../../src/platform/config/config';
import { EVENT_STORE, type EventStore } from '../../../src/platform/event-store/port';
import { stories } from '../../support/article/article-stories';
import { retell } from '../store/article-log';
import { BENCH_PASSWORD } from './bench-account';

import 'reflect-metadata';

/** What the bench needs to know about the server in this process. */
export interface ServerReport {
  origin: string;
  databaseUrl: string;
  /** Addresses of the authors, one per client. */
  authors: string[];
  editor: string;
  /** Ids of articles under review, one per client. */
  articles: string[];
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
  const underReview = stories().find(({ name }) => name === 'UNDER_REVIEW');
  if (!underReview) throw new Error('There is no story of an article under review');
  const store = app.get<EventStore>(EVENT_STORE, { strict: false });
  const articles = ids.map(() => randomUUID());
  for (const [index, articleId] of articles.entries()) {
    const names = { author: ids[index] ?? '', editor, 'reviewer-1': first, 'reviewer-2': second };
    await store.append(`article-${articleId}`, 'NO_STREAM', retell(underReview, articleId, 9_000 + index, names));
  }
  return {
    origin: await app.getUrl(),
    databaseUrl: database.url,
    authors,
    editor: 'editor@example.org',
    articles,
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
  process.send?.({ result: await prepare(quire, Number(process.env['BENCH_CLIENTS'] ?? 16)) });
}

main().catch((error: Error) => {
  process.send?.({ error: error.stack ?? error.message }, () => process.exit(1));
});
