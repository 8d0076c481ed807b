import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { HealthStatus } from '../../../../src/contracts';
import { PG_POOL } from '../../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../../../support/app/app';
import type { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { OfficeStory, ok } from '../../../support/stories/office-story';
import type { StoreWithOutages } from './store-with-outages';

const UNAVAILABLE_MESSAGE =
  'Saving is not possible at this moment. Nothing is lost: please try again in a few seconds.';

/** From the return of the store to the first accepted write. */
const WRITES_AGAIN_MS = 5_000;
/** From a change of the store's state to the health that shows it. */
const SHOWN_WITHIN_MS = 2_000;

/** Outages of the event store, at rest and under load, on one application. `outages`: their lengths in milliseconds. */
export function describeStoreOutages(open: () => Promise<StoreWithOutages>, outages: readonly number[]): void {
  let store: StoreWithOutages;
  let app: TestApp;
  let story: OfficeStory;
  let editor: HttpClient;
  let assistant: HttpClient;
  beforeAll(async () => {
    store = await open();
    app = await startTestApp({ env: store.env });
    story = await OfficeStory.inSelection(app);
    [editor, assistant] = [await app.as('editor'), await app.as('assistant')];
  });
  afterEach(() => store.comeBack());
  afterAll(async () => {
    await app.stop();
    await store.close();
  });

  const problems = async (): Promise<string[]> => {
    const { status, body } = await app.visitor.get('/health/status');
    if (status !== 200) return ['the status itself'];
    return (body as HealthStatus).parts.filter(({ problem }) => problem !== null).map(({ name }) => name);
  };
  const untilRed = (): Promise<true> =>
    until('the red state', async () => (await problems()).includes('event store') || null);
  const untilGreen = async (): Promise<void> => {
    let last: string[] = [];
    const isGreen = async (): Promise<true | null> => ((last = await problems()).length === 0 ? true : null);
    await until('the green state', isGreen, () => last.join(', '));
  };
  const article = (): string => story.path('').replace(/\/$/, '');
  const note = (text: string) => assistant.post(story.path('assistant/new-note'), { note: text });
  const notes = async (): Promise<string> => (await ok(editor.get(article()))).text;

  it('shows that the store is unavailable and back, without an event', async () => {
    await untilGreen();
    await store.goDown();
    const leftAt = Date.now();
    await untilRed();
    expect(Date.now() - leftAt).toBeLessThan(SHOWN_WITHIN_MS);
    if (store.canReadDuringOutage) expect((await app.visitor.get('/health/ready')).status).toBe(200);
    await store.comeBack();
    const backAt = Date.now();
    await until('the return', async () => ((await problems()).includes('event store') ? null : true));
    expect(Date.now() - backAt).toBeLessThan(SHOWN_WITHIN_MS);
    await untilGreen();
    expect((await app.visitor.get('/health/ready')).status).toBe(200);
  });

  it('answers a write with 503 and advice, and accepts it once the store is back', async () => {
    await store.goDown();
    await untilRed();
    const refused = await note('Typed while nothing could be saved');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      503,
      'UNAVAILABLE',
      UNAVAILABLE_MESSAGE,
    ]);
    await store.comeBack();
    await until('the write', async () => ((await note('Sent again')).status < 300 ? true : null));
    expect(await notes()).toContain('Sent again');
    expect(await notes()).not.toContain('Typed while nothing could be saved');
  });

  it('shows article pages and lists meanwhile, where they can be read', async () => {
    await ok(note('Written before'));
    await store.goDown();
    await untilRed();
    for (const path of [article(), story.path('log'), '/article/editor/article-list', story.path('mail-log')]) {
      const { status, text } = await editor.get(path);
      expect([path, status]).toEqual([path, store.canReadDuringOutage ? 200 : 503]);
      if (store.canReadDuringOutage && path === article()) expect(text).toContain('Written before');
    }
    await store.comeBack();
    await untilGreen();
  });

  /** Registers people repeatedly until the outage is over; returns the addresses whose registration was confirmed. */
  async function register(state: { over: boolean }, ms: number): Promise<string[]> {
    const taken: string[] = [];
    for (let n = 0; !state.over; n += 1) {
      const email = `new-${ms}-${n}@example.org`;
      await app.register(email).then(
        () => taken.push(email),
        () => undefined,
      );
      await sleep(50);
    }
    return taken;
  }
  const mailsTo = async (emails: readonly string[]): Promise<string[]> => {
    const sql = 'SELECT r FROM app.caught_mails, unnest(recipients) AS r WHERE r = ANY($1) ORDER BY r';
    const { rows } = await app.nest.get<Pool>(PG_POOL, { strict: false }).query<{ r: string }>(sql, [emails]);
    return rows.map(({ r }) => r);
  };

  it.each(outages)('loses and duplicates nothing in an outage of %i ms under load', async (ms) => {
    const written: string[] = [];
    const state = { over: false };
    const other = new Set<number>();
    const writer = async (name: string): Promise<void> => {
      for (let n = 0; !state.over; n += 1) {
        const text = `Note ${name}-${ms}-${n}.`;
        const { status } = await note(text);
        if (status < 300) written.push(text);
        else other.add(status);
        await sleep(10);
      }
    };
    const writing = [writer('a'), writer('b')];
    const registering = register(state, ms);
    await until('the first writes', async () => (written.length > 3 ? true : null));
    await store.goDown();
    await sleep(ms);
    await store.comeBack();
    const [before, backAt] = [written.length, Date.now()];
    await until('a write after the outage', async () => (written.length > before ? true : null));
    expect(Date.now() - backAt).toBeLessThan(WRITES_AGAIN_MS);
    await until('more writes', async () => (written.length > before + 3 ? true : null));
    state.over = true;
    await Promise.all(writing);
    // 409: two concurrent writes to the same article, after the retries.
    expect([...other].filter((status) => status !== 503 && status !== 409)).toEqual([]);
    const all = await notes();
    expect(written.filter((text) => all.split(text).length !== 2)).toEqual([]);
    const people = (await registering).sort();
    expect(people).not.toEqual([]);
    await until('their mails', async () => ((await mailsTo(people)).length >= people.length ? true : null));
    await untilGreen();
    expect(await mailsTo(people)).toEqual(people);
  });
}
