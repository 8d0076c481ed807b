import type { Pool } from 'pg';
import { projectionsFor } from '../../../../projections';
import { runCommand } from '../../../../projections/runner/commands';
import { articleStream, openLog } from '../../../../src/article';
import type { HealthStatus } from '../../../../src/contracts';
import { newId } from '../../../../src/platform/clock';
import { APP_CONFIG, type AppConfig } from '../../../../src/platform/config/config';
import type { EventStore } from '../../../../src/platform/event-store/port';
import { PG_POOL } from '../../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../../../support/app/app';
import { until } from '../../../support/app/http-until';
import { anEvent } from '../../../support/database/read-models';
import { OfficeStory, ok } from '../../../support/stories/office-story';

/** Events that cannot be read, with the tool running next to the server. */
export function describeQuarantine(env: () => Promise<Record<string, string>>): void {
  let app: TestApp;
  let story: OfficeStory;
  let other: OfficeStory;
  /** The store of another process, without quarantine. */
  let store: EventStore;
  beforeAll(async () => {
    app = await startTestApp({ env: await env() });
    story = await OfficeStory.submitted(app);
    other = await OfficeStory.submitted(app);
    const config = app.nest.get<AppConfig>(APP_CONFIG, { strict: false });
    store = await openLog(app.nest.get<Pool>(PG_POOL, { strict: false }), config);
  });
  afterAll(async () => {
    await store.close();
    await app.stop();
  });

  /** Runs the tool as a separate process would. */
  async function tool(...words: string[]): Promise<{ code: number; text: string }> {
    const lines: string[] = [];
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    const projections = projectionsFor(app.nest.get<AppConfig>(APP_CONFIG, { strict: false }));
    const code = await runCommand({ pool, store, projections, print: (line) => lines.push(line) }, words);
    return { code, text: lines.join('\n') };
  }

  /** Puts an event into the stream of the first article, as no command would. */
  async function put(type: string, data: unknown): Promise<string> {
    const [last] = await store.readStream(articleStream(story.id), { direction: 'backward', max: 1 });
    const event = { ...anEvent(type, data), id: newId() };
    await store.append(articleStream(story.id), last?.revision ?? 'NO_STREAM', [event]);
    return event.id;
  }

  const health = async (): Promise<HealthStatus> => (await app.visitor.get('/health/status')).body as HealthStatus;
  const problems = async (): Promise<string> => {
    const { parts } = await health();
    return parts.map(({ name, problem }) => (problem === null ? '' : `${name}: ${problem}\n`)).join('');
  };
  const untilProblem = (text: string): Promise<true> =>
    until(`the problem ${text}`, async () => (await problems()).includes(text) || null);
  const untilGreen = async (): Promise<void> => {
    let last = '';
    const isGreen = async (): Promise<true | null> => ((last = await problems()) === '' ? true : null);
    await until('the green state', isGreen, () => last);
  };
  const statusOf = async (of: OfficeStory): Promise<number> =>
    (await (await app.as('assistant')).get(of.path('').replace(/\/$/, ''))).status;
  const note = async (of: OfficeStory, text: string) =>
    (await app.as('assistant')).post(of.path('assistant/new-note'), { note: text });
  const logOf = async (of: OfficeStory): Promise<string> =>
    (await ok((await app.as('assistant')).get(of.path('log')))).text;

  it('names an event that cannot be read, while other read models and articles continue', async () => {
    const eventId = await put('FileAdded', {});
    await untilProblem(eventId);
    const { code, text } = await tool('status');
    expect(code).toBe(1);
    expect(text).toContain(`Event ${eventId} (FileAdded, ${articleStream(story.id)} revision`);
    expect(text).toContain('statistics             up to date');
    expect(await statusOf(story)).toBe(500);
    await ok(note(other, 'Another article'));

    expect(await tool('quarantine', eventId)).toMatchObject({ code: 2 });
    expect(await tool('quarantine', newId(), '--reason', 'x')).toMatchObject({ code: 1 });
    const done = await tool('quarantine', eventId, '--reason', 'It names no file');
    expect(done).toMatchObject({ code: 0 });
    await untilGreen();
    expect(await statusOf(story)).toBe(200);
    await ok(note(story, 'Written after the quarantine'));
    expect(await logOf(other)).toContain('note');
    expect((await tool('quarantined')).text).toContain('Reason: It names no file');
    expect((await health()).quarantined).toMatchObject([{ eventId, type: 'FileAdded', reason: 'It names no file' }]);
    expect(await tool('rebuild', 'all')).toMatchObject({ code: 0 });
    expect(await tool('verify')).toMatchObject({ code: 0 });

    expect(await tool('release', eventId)).toMatchObject({ code: 1 });
    await untilProblem(eventId);
    expect(await statusOf(story)).toBe(500);
    expect(await tool('quarantine', eventId, '--reason', 'Again')).toMatchObject({ code: 0 });
    await untilGreen();
    expect(await statusOf(story)).toBe(200);
  });

  it('removes the effect of an event that could be read, and restores it', async () => {
    await ok(note(other, 'About to be set aside'));
    const [last] = await store.readStream(articleStream(other.id), { direction: 'backward', max: 1 });
    const view = async () => (await ok((await app.as('assistant')).get(other.path('').replace(/\/$/, '')))).text;
    expect(await view()).toContain('About to be set aside');
    await tool('quarantine', last?.id ?? '', '--reason', 'A test');
    await until('the article without it', async () => !(await view()).includes('About to be set aside') || null);
    await untilGreen();
    expect(await tool('verify')).toMatchObject({ code: 0 });
    await ok(note(other, 'Written meanwhile'));
    expect(await tool('release', last?.id ?? '')).toMatchObject({ code: 0 });
    await until('the article with it', async () => (await view()).includes('About to be set aside') || null);
    expect(await view()).toContain('Written meanwhile');
    expect(await tool('verify')).toMatchObject({ code: 0 });
  });

  it('lets people read an article with an event of a newer release, but not change it', async () => {
    const eventId = await put('ArticleTranslated', { language: 'nl' });
    await untilProblem(`Event ${eventId} (ArticleTranslated, ${articleStream(story.id)}`);
    expect((await tool('status')).text).toContain('is of a type that this release does not know');
    expect(await statusOf(story)).toBe(200);
    const refused = await note(story, 'Too early');
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
    expect(refused.body.message).toContain('ArticleTranslated');
    await ok(note(other, 'Others can be changed'));

    expect(await tool('quarantine', eventId, '--reason', 'The release was taken back')).toMatchObject({ code: 0 });
    await untilGreen();
    await ok(note(story, 'Now it can be changed'));
    expect(await tool('verify')).toMatchObject({ code: 0 });
  });
}
