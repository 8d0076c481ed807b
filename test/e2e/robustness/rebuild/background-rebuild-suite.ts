import { setTimeout as pause } from 'node:timers/promises';
import { ReadModelRunner } from '../../../../projections/runner/read-model-runner';
import type { ArticleView } from '../../../../src/contracts';
import type { Answer } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { OfficeStory, ok } from '../../../support/stories/office-story';
import { OutdatedJournal } from './outdated-journal';

const HEADER = 'quire-not-up-to-date';
const MY_LIST = '/article/my-list';

/** Starts with a read model of another release, on one of the event stores. */
export function rebuildsInTheBackground(env: () => Promise<Record<string, string>>): void {
  let journal: OutdatedJournal;
  let story: OfficeStory;
  beforeAll(async () => {
    journal = await OutdatedJournal.begin(await env());
    story = await OfficeStory.submitted(journal.app);
  });
  afterAll(() => journal.end());

  const mine = async (language = 'en'): Promise<Answer> =>
    (await journal.app.as('author')).get(MY_LIST, {}, { 'Accept-Language': language });
  const idsOf = (answer: Answer): string[] => (answer.body as ArticleView[]).map(({ id }) => id);
  const state = (): Promise<string | null> => journal.problemOf('read model article-card');
  const untilRebuilt = (): Promise<true> => until('the rebuild', async () => ((await state()) === null ? true : null));

  it('starts and serves the old read model, with the time from which changes are missing', async () => {
    await journal.stop();
    await journal.makeOlder('article-card');
    await journal.hold();
    await journal.start();
    expect((await journal.app.visitor.get('/health/ready')).status).toBe(200);
    await until('the mark', async () => ((await mine()).headers[HEADER] === undefined ? null : true));
    expect(await state()).toMatch(/^It waits to be rebuilt|^It is being rebuilt/);
    const listed = await ok(mine());
    expect(idsOf(listed)).toEqual([story.id]);
    expect(Date.parse(listed.headers[HEADER] ?? '')).toBeGreaterThan(Date.now() - 120_000);
  });

  it('meanwhile keeps the others up to date, and delays no command', async () => {
    const assistant = await journal.app.as('assistant');
    const startedAt = Date.now();
    for (const text of ['First', 'Second', 'Third'])
      await ok(assistant.post(`/article/${story.id}/assistant/new-note`, { note: text }));
    expect(Date.now() - startedAt).toBeLessThan(4_000);
    const log = await ok(assistant.get(`/article/${story.id}/log`));
    expect(log.text.match(/note/g)?.length).toBeGreaterThanOrEqual(3);
    expect(log.headers[HEADER]).toBeUndefined();
    const other = await OfficeStory.submitted(journal.app);
    expect(idsOf(await mine())).toEqual([story.id]);
    story = other;
  });

  it('stops immediately, and begins the rebuild again at the next start', async () => {
    const startedAt = Date.now();
    await journal.stop();
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    await journal.start();
    expect(idsOf(await mine())).toHaveLength(1);
    await journal.release();
    await untilRebuilt();
    await until('the new list', async () => ((await mine()).headers[HEADER] === undefined ? true : null));
    expect(idsOf(await mine())).toContain(story.id);
    expect(await journal.verify()).toContain('No difference');
  });

  it('does the same when all read models are of another release', async () => {
    await journal.stop();
    await journal.makeAllOlder();
    await journal.hold();
    await journal.start();
    await until('the mark', async () => ((await mine()).headers[HEADER] === undefined ? null : true));
    const assistant = await journal.app.as('assistant');
    const startedAt = Date.now();
    for (const note of ['Fourth', 'Fifth'])
      await ok(assistant.post(`/article/${story.id}/assistant/new-note`, { note }));
    expect(Date.now() - startedAt).toBeLessThan(4_000);
    await journal.release();
    await untilRebuilt();
    await until('the new list', async () => ((await mine()).headers[HEADER] === undefined ? true : null));
    await ok(assistant.post(`/article/${story.id}/assistant/new-note`, { note: 'Sixth' }));
    expect((await ok(assistant.get(`/article/${story.id}/log`))).text.match(/note/g)?.length).toBeGreaterThanOrEqual(3);
    expect(await journal.verify()).toContain('No difference');
  });

  it.each([
    ['a column', 'ALTER TABLE rm.article_card DROP COLUMN author_due_at'],
    ['a table', 'DROP TABLE rm.article_card'],
  ])('answers 503 and what to do where the old one lacks %s', async (_what, sql) => {
    await journal.stop();
    await journal.makeOlder('article-card');
    await journal.run(sql);
    await journal.hold();
    await journal.start();
    const { status, body } = await mine();
    expect([status, body.code, body.message]).toEqual([
      503,
      'UNAVAILABLE',
      'This list is being brought up to date. Please try again in a moment.',
    ]);
    expect((await mine('nl')).body.message).toBe('Deze lijst wordt bijgewerkt. Probeer het zo opnieuw.');
    await ok((await journal.app.as('assistant')).get(`/article/${story.id}`));
    await journal.release();
    await untilRebuilt();
    expect(idsOf(await ok(mine()))).toContain(story.id);
    expect(await journal.verify()).toContain('No difference');
  });

  it('reports the same for a read model that has stopped, and that work continues', async () => {
    const stop = "UPDATE rm.checkpoints SET status = 'stopped', error = 'a test' WHERE name = 'article-card'";
    await journal.run(stop);
    await until('the mark', async () => ((await mine()).headers[HEADER] === undefined ? null : true));
    expect((await journal.app.visitor.get('/health/ready')).status).toBe(200);
    expect(await state()).toBe('It is stopped. a test');
    await journal.run("UPDATE rm.checkpoints SET status = 'live', error = NULL WHERE name = 'article-card'");
    await until('its end', async () => ((await mine()).headers[HEADER] === undefined ? true : null));
  });

  it('reports the same while no process applies the events, but only once something is missing', async () => {
    await journal.app.nest.get(ReadModelRunner, { strict: false }).stop();
    await pause(7_000);
    expect((await mine()).headers[HEADER]).toBeUndefined();
    await ok((await journal.app.as('assistant')).post(`/article/${story.id}/assistant/new-note`, { note: 'Seventh' }));
    const marked = await until('the mark', async () => (await mine()).headers[HEADER] ?? null);
    expect(Date.parse(marked)).toBeLessThan(Date.now());
    await journal.stop();
    await journal.start();
    await until('its end', async () => ((await mine()).headers[HEADER] === undefined ? true : null));
    expect(await journal.verify()).toContain('No difference');
  });
}
