import type { Pool } from 'pg';
import { PROJECTIONS } from '../../../../projections';
import { Rebuilder } from '../../../../projections/runner/rebuild/rebuild';
import { ACTION_NEEDED_STATUSES, type ArticleCard, type MyCounts } from '../../../../src/contracts';
import { MAX_TODO_ROWS, type TodoCounts, type TodoLists } from '../../../../src/contracts';
import { EVENT_STORE, type EventStore } from '../../../../src/platform/event-store/port';
import { PG_POOL } from '../../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../../../support/app/app';
import type { HttpClient } from '../../../support/app/http-client';
import { CROWD } from '../../../support/article/random-commands';
import { createRandomJournal, CROWD_ACCOUNTS } from '../../../support/article/random-journal';
import { ok } from '../../../support/stories/office-story';
import { AuthorSteps } from '../../../support/stories/submission-steps';

interface Campaign {
  stories: number;
  rebuilds: number;
}

async function read<Result>(client: HttpClient, path: string): Promise<Result> {
  return (await ok(client.get(path))).body as Result;
}

const lengths = (lists: TodoLists): Record<string, number> =>
  Object.fromEntries(Object.entries(lists).map(([name, rows]: [string, unknown[]]) => [name, rows.length]));

/** The expected menu count of the to-do list: every article of the lists once, except those with reviewers. */
const waitingIn = ({ underReview: _underWay, ...waiting }: TodoLists): number =>
  new Set(
    Object.values(waiting)
      .flat()
      .map(({ id }) => id),
  ).size;

/** Compares the numbers with the lists, in a journal with chance stories. */
export function compareNumbers({ stories, rebuilds }: Campaign): void {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
    await createRandomJournal(app, { stories, seed: 77 });
  });
  afterAll(() => app.stop());

  /** The contents of the lists and their counts. */
  async function office(who: string, associate: boolean): Promise<[TodoCounts, TodoCounts]> {
    const client = await app.as(who);
    const counts = await read<TodoCounts>(client, '/article/todo-counts');
    const lists = await read<TodoLists>(
      client,
      `/article/${associate ? 'associate' : 'editor'}/article-list?size=${MAX_TODO_ROWS}`,
    );
    const checks = associate
      ? []
      : await read<ArticleCard[]>(client, `/article/assistant/new-articles?size=${MAX_TODO_ROWS}`);
    return [counts, { lists: lengths(lists), waiting: waitingIn(lists), checks: checks.length }];
  }

  async function own(who: string): Promise<[MyCounts, MyCounts]> {
    const client = await app.as(who);
    const counts = await read<MyCounts>(client, '/article/my-counts');
    const cards = await read<ArticleCard[]>(client, '/article/my-list');
    const drafts = cards.filter(({ status }) => status === 'DRAFT').length;
    const needed = cards.filter(({ status }) => ACTION_NEEDED_STATUSES.some((one) => one === status)).length;
    return [counts, { draft: drafts, actionNeeded: needed, view: cards.length - drafts - needed }];
  }

  it('are worth comparing', async () => {
    const { lists, waiting, checks } = (await office('editor', false))[0];
    for (const [list, number] of Object.entries(lists)) expect([list, number > 0]).toEqual([list, true]);
    expect(waiting).toBeLessThan(Object.values(lists).reduce((sum, number) => sum + number, 0));
    expect(checks).toBeGreaterThan(0);
  });

  it('match the lists for every office member, despite their conflict walls', async () => {
    const everybody = ['editor', 'assistant', 'webmaster', ...CROWD.editors.map(({ email }) => email.toLowerCase())];
    const seen = new Set<string>();
    for (const who of everybody) {
      const [numbers, should] = await office(who, false);
      expect([who, numbers]).toEqual([who, should]);
      seen.add(JSON.stringify(numbers));
    }
    // The conflict wall differs between them.
    expect(seen.size).toBeGreaterThan(1);
    for (const { email } of CROWD.associates) {
      const [numbers, should] = await office(email.toLowerCase(), true);
      expect([email, numbers]).toEqual([email, should]);
    }
  });

  it('match the lists for every author', async () => {
    for (const [email] of CROWD_ACCOUNTS) {
      const [numbers, should] = await own(email);
      expect([email, numbers]).toEqual([email, should]);
    }
  });

  it('agree at any moment while the read models are rebuilt and people write', async () => {
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    const store = app.nest.get<EventStore>(EVENT_STORE, { strict: false });
    const author = new AuthorSteps(await app.as('author'));
    let over = false;
    let written = 0;
    const writing = (async () => {
      for (; !over; written += 1) await author.submitted();
    })();
    let compared = 0;
    const looking = (async () => {
      while (!over) {
        const before = await read<TodoCounts>(await app.as('editor'), '/article/todo-counts');
        const [, lists] = await office('editor', false);
        const after = await read<TodoCounts>(await app.as('editor'), '/article/todo-counts');
        // An author submitted in between, so the results cannot be compared.
        if (JSON.stringify(before) !== JSON.stringify(after)) continue;
        expect(lists).toEqual(after);
        compared += 1;
      }
    })();
    for (let times = 0; times < rebuilds || compared === 0; times += 1)
      await new Rebuilder({ pool, store }).rebuild(() => PROJECTIONS);
    over = true;
    await Promise.all([writing, looking]);
    expect(written).toBeGreaterThan(0);
    const [numbers, should] = await office('editor', false);
    expect(numbers).toEqual(should);
    expect(MAX_TODO_ROWS).toBeGreaterThan(numbers.waiting);
  });
}
