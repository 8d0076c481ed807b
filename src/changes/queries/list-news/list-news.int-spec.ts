import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { News } from '../../../contracts';

describe('the list of what is new', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const newsOf = async (who: string, query = ''): Promise<News> =>
    (await ok((await app.as(who)).get(`/news${query}`))).body as News;

  it('is paginated without gaps and without duplicates', async () => {
    const story = await OfficeStory.submitted(app);
    const assistant = await app.as('assistant');
    for (let note = 0; note < 35; note += 1) {
      await ok(assistant.post(story.path('assistant/new-note'), { note: `Note ${note}` }));
      if (note % 3 === 0) app.clock.advance({ minutes: 5 });
    }
    const first = await newsOf('webmaster');
    const last = first.items.at(-1);
    const second = await newsOf('webmaster', `?before=${last?.at}&beforeId=${last?.id}`);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([first.items.length, first.more, new Set(ids).size]).toEqual([30, true, ids.length]);
    const notes = [...first.items, ...second.items].filter(({ article }) => article?.id === story.id);
    expect(notes).toHaveLength(36);
    expect(notes.map(({ at }) => at)).toEqual(
      notes
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  it.each(['?before=yesterday', '?before=2026-02-31', '?before=2026-W05', `?beforeId=${'x'.repeat(101)}`])(
    'refuses a page that begins at %s',
    async (query) => {
      expect((await (await app.as('author')).get(`/news${query}`)).status).toBe(400);
    },
  );

  it('refuses to be marked as seen without a moment', async () => {
    const author = await app.as('author');
    for (const body of [{}, { until: null }, { until: 'now' }, { until: ['2026-01-01'] }])
      expect((await author.post('/news/seen', body)).status).toBe(400);
  });
});
