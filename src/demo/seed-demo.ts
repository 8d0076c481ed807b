import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { BackOff } from '../contracts';
import { DECIDED_SCENARIOS } from './decided-scenarios';
import { DemoArticle } from './demo-article';
import { DemoCallError, DemoClient } from './demo-client';
import { manuscriptFields } from './demo-texts';
import { createTicket, DEMO_TICKETS } from './demo-tickets';
import { OPEN_SCENARIOS } from './open-scenarios';
import type { DemoScenario } from './scenario';

/** The demonstration articles, oldest first, so that their numbers follow their dates. */
const SCENARIOS: readonly DemoScenario[] = [...DECIDED_SCENARIOS, ...OPEN_SCENARIOS].sort((a, b) => b[2] - a[2]);

const PROGRESS = 'app.demo_progress';

/** How many stories run at the same time. */
const CONCURRENCY = 3;
const TRIES = 4;
const [PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 4_000];

export interface DemoOptions {
  /** Where the server listens, without a slash at the end. */
  origin: string;
  pool: Pool;
  /** Called after each article; the tickets are complete before the first call. */
  onProgress?(done: number, total: number): void;
  /** Milliseconds before a story that failed is retried; each further pause is twice as long. */
  pauseMs?: number;
}

/**
 * Creates the demonstration tickets and articles through the server's own calls. Records which are complete, so that an interrupted start
 * resumes. An interrupted story starts over and leaves a draft behind: at the next start, and immediately, up to three times, when a call
 * failed because the machine is busy.
 * @throws DemoCallError when the server refuses a step; TypeError when it cannot be reached.
 */
export async function seedDemo({ origin, pool, onProgress, pauseMs = PAUSE_MS }: DemoOptions): Promise<void> {
  await pool.query(`CREATE TABLE IF NOT EXISTS ${PROGRESS} (title text PRIMARY KEY, told_at timestamptz NOT NULL)`);
  const before = await pool.query<{ title: string }>(`SELECT title FROM ${PROGRESS}`);
  const done = new Set(before.rows.map((row) => row.title));
  const client = new DemoClient(origin);
  const note = (title: string) => pool.query(`INSERT INTO ${PROGRESS} VALUES ($1, now())`, [title]);
  for (const ticket of DEMO_TICKETS.filter(({ name }) => !done.has(ticketTitle(name)))) {
    await withRetries(() => createTicket(client, ticket), pauseMs);
    await note(ticketTitle(ticket.name));
  }
  let createdCount = SCENARIOS.filter((scenario) => done.has(scenario[3])).length;
  const runInSequence = sequentialRunner();
  await runConcurrently(
    SCENARIOS.filter(([, , , title]) => !done.has(title)),
    async (scenario) => {
      await withRetries(() => createArticle(client, scenario, runInSequence), pauseMs);
      await note(scenario[3]);
      createdCount += 1;
      onProgress?.(createdCount, SCENARIOS.length);
    },
  );
}

/** Runs some stories at the same time, started in their order: while the documents of one are printed, another uses the server. */
async function runConcurrently(
  scenarios: readonly DemoScenario[],
  create: (scenario: DemoScenario) => Promise<void>,
): Promise<void> {
  const waiting = [...scenarios];
  const createNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await create(next);
  };
  const ends = await Promise.allSettled(
    Array.from({ length: CONCURRENCY }, () =>
      createNext().catch((failure: unknown) => {
        waiting.length = 0;
        throw failure;
      }),
    ),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

async function withRetries(create: () => Promise<void>, pauseMs: number): Promise<void> {
  const backOff = new BackOff(pauseMs, LONGEST_PAUSE_MS);
  for (let tries = 1; ; tries += 1) {
    try {
      await create();
      return;
    } catch (failure) {
      if (isFinal(failure) || tries === TRIES) throw failure;
      await sleep(backOff.next());
    }
  }
}

/** True for a refusal, which would be repeated; false for a lost connection, a limit and a fault of the server. */
const isFinal = (failure: unknown): boolean =>
  failure instanceof DemoCallError && failure.statusCode < 500 && failure.statusCode !== 429;

/** The name of a ticket among the titles of the articles. */
const ticketTitle = (name: string): string => `Ticket: ${name}`;

type RunInSequence = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs each function once those before it have ended, with or without an error. */
function sequentialRunner(): RunInSequence {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}

async function createArticle(client: DemoClient, scenario: DemoScenario, runInSequence: RunInSequence): Promise<void> {
  const [, author, daysAgo, title, topic, story] = scenario;
  const article = new DemoArticle(client, author, daysAgo);
  // Numbers follow dates.
  await runInSequence(async () => {
    const keywords = await client.get<{ id: string; keyword: string }[]>(author, '/article/keywords');
    const chosen = keywords.slice(title.length % 7, (title.length % 7) + 3).map((entry) => entry.keyword);
    await article.begin(manuscriptFields(title, topic, chosen));
  });
  await article.addFiles();
  await story(article);
}
