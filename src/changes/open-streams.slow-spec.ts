import { startTestApp, type TestApp } from '../../test/support/app/app';
import { ChangeListener } from '../../test/support/app/change-listener';
import { until } from '../../test/support/app/http-until';
import { EsdbDouble } from '../../test/support/esdb-double/esdb-double';
import { OfficeStory, ok } from '../../test/support/stories/office-story';
import { openTicket } from '../../test/support/stories/ticket-steps';
import { APP_CONFIG, type AppConfig } from '../platform/config/config';
import { ChangeStreams } from './streams/change-streams';

const note = async (app: TestApp, story: OfficeStory): Promise<void> => {
  await ok((await app.as('assistant')).post(story.path('assistant/new-note'), { note: 'Look.' }));
};

describe('an open stream of changes', () => {
  let app: TestApp;
  let story: OfficeStory;
  const open: ChangeListener[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    story = await OfficeStory.inSelection(app);
  });
  afterEach(() => open.splice(0).forEach((listener) => listener.close()));
  afterAll(() => app.stop());

  const listen = async (client: Parameters<typeof ChangeListener.open>[1], to = app): Promise<ChangeListener> => {
    const listener = await ChangeListener.open(to.origin, client);
    open.push(listener);
    return listener;
  };
  const sizeOf = (of: TestApp): number => of.nest.get(ChangeStreams, { strict: false }).size;

  it('is neither cached nor compressed nor buffered, and contains the reconnection time', async () => {
    const { headers, ...listener } = await listen(await app.as('editor'));
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(listener.ended).toBe(false);
    const [last] = open;
    await until('the pause', () => Promise.resolve(last?.retry));
    expect(last?.retry).toBeGreaterThanOrEqual(1_000);
  });

  it('sends one change after the other, each once the lists show it', async () => {
    const editor = await app.as('editor');
    const listener = await listen(editor);
    for (const required of [3, 1]) {
      listener.forget();
      await ok((await app.as('assistant')).post(story.path(`set-reviewers-count?count=${required}`)));
      await listener.untilReceived({ list: 'todo', article: story.id });
      const { assignReivewers } = (await ok(editor.get('/article/editor/article-list'))).body;
      const shown = (assignReivewers as { id: string; reviewerRequired?: number }[]).find(({ id }) => id === story.id);
      expect(JSON.stringify(shown)).toContain(`:${required}`);
    }
  });

  it('leaves nothing running when its reader disconnects', async () => {
    const untilEmpty = (): Promise<true> => until('the end', () => Promise.resolve(sizeOf(app) === 0 || undefined));
    await untilEmpty();
    const listener = await listen(await app.as('editor'));
    expect(sizeOf(app)).toBe(1);
    listener.close();
    await untilEmpty();
  });

  it('ends with its own session only', async () => {
    const [leaving, staying] = [await app.signInAs('editor'), await app.signInAs('editor')];
    const [ended, remaining] = [await listen(leaving), await listen(staying)];
    await ok(leaving.post('/user/logout'));
    await ended.untilEnded();
    await note(app, story);
    await remaining.untilReceived({ article: story.id });
    expect(remaining.ended).toBe(false);
    expect((await leaving.get('/events/stream')).status).toBe(401);
  });

  it('ends when the group of its person changes', async () => {
    const id = await app.addPerson('rising@example.net', 'author');
    const listener = await listen(await app.as('rising@example.net'));
    await ok((await app.as('webmaster')).post(`/user/update/${id}/change-role?groupId=3`));
    await listener.untilEnded();
  });

  it('receives what other processes do, and ends with a session that ended there', async () => {
    const { databaseUrl } = app.nest.get<AppConfig>(APP_CONFIG);
    const second = await startTestApp({ env: { DATABASE_URL: databaseUrl ?? '' } });
    try {
      const editor = await second.signInAs('editor');
      const listener = await listen(editor, second);
      await note(app, story);
      await listener.untilReceived({ article: story.id });
      await openTicket(await app.as('author'));
      await listener.untilReceived({ list: 'tickets' });
      await ok(app.visitor.with(editor.session).post('/user/logout'));
      await listener.untilEnded();
    } finally {
      await second.stop();
    }
  });
});

describe('streams of changes', () => {
  it('end when the server stops, and delay nothing', async () => {
    const app = await startTestApp();
    const listeners = [
      await ChangeListener.open(app.origin, await app.as('editor')),
      await ChangeListener.open(app.origin, await app.as('author')),
    ];
    await app.stop();
    for (const listener of listeners) await listener.untilEnded();
  });

  it('send the same changes for events in EventStoreDB', async () => {
    const double = await EsdbDouble.start();
    const app = await startTestApp({ env: { EVENT_STORE_URL: double.url } });
    try {
      const listener = await ChangeListener.open(app.origin, await app.as('editor'));
      const story = await OfficeStory.submitted(app);
      await listener.untilReceived({ list: 'new-articles', article: story.id });
      listener.close();
    } finally {
      await app.stop();
      await double.stop();
    }
  });
});
