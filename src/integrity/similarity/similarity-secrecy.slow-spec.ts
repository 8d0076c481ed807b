import { harvest } from '../../../test/e2e/access/leaks/leak-harvest';
import { erase, hurryKeys } from '../../../test/e2e/privacy/erase';
import { SimilarityDesk } from '../../../test/support/similarity/similarity-desk';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import { ARTICLE_TYPES, type ArticleView } from '../../contracts';

const WALLED = 'wall-webmaster@example.org';

describe('the score of a manuscript', () => {
  let desk: SimilarityDesk;
  let id: string;
  let title: string;
  let submissionId: string;
  let requests: string[];
  beforeAll(async () => {
    desk = await SimilarityDesk.start();
    hurryKeys(desk.app);
    await desk.app.addPerson(WALLED, 'webmaster');
    await desk.app.addPerson('copyist@example.org', 'author');
    await ok(desk.change());
    ({ id, title } = await desk.submitted('canary', 'copyist@example.org'));
    await desk.desk.checked(id);
    await desk.send(id);
    await desk.atRest();
    desk.service.read(title);
    await desk.next();
    desk.service.report(title, 37);
    await desk.next();
    ({ id: submissionId } = desk.service.titled(title));
    const story = OfficeStory.of(desk.app, { id, articleId: 'any' } as ArticleView);
    await story.passCheck();
    requests = [await story.reviewed('reviewer')];
  }, 120_000);
  afterAll(() => desk.stop());

  const answersFor = async (who: string) => {
    const { app } = desk;
    const now = app.clock.now().toISOString();
    // The overview of this test has no bytes.
    const places = {
      origin: app.origin,
      articles: [{ id, requests }],
      people: [],
      now,
      without: ['GET /article/:id/files.zip'],
    };
    return harvest(places, await app.as(who));
  };
  const leakingPaths = (answers: { path: string; text: string }[]) =>
    answers.filter(({ text }) => text.includes(submissionId) || /"percent":\s*37/.test(text)).map(({ path }) => path);

  it('is shown to the office', async () => {
    expect((await desk.view(id, 'assistant')).reports).toMatchObject([{ percent: 37, submissionId }]);
    const paths = [`/article/${id}/similarity`, `/article/${id}/similarity/open`];
    expect(leakingPaths(await answersFor('editor'))).toEqual(paths);
  });

  it.each([
    ['copyist@example.org', 403],
    ['reviewer', 403],
    ['guest', 403],
    ['associate editor', 403],
  ])('is shown to %s in no answer', async (who, status) => {
    const client = await desk.app.as(who);
    expect((await client.get(`/article/${id}/similarity`)).status).toBe(status);
    expect((await client.post(`/article/${id}/similarity/send`)).status).toBe(status);
    expect((await client.post(`/article/${id}/similarity/open`, { revision: 0 })).status).toBe(status);
    const answers = await answersFor(who);
    expect(answers.length).toBeGreaterThan(50);
    expect(leakingPaths(answers)).toEqual([]);
  });

  it('is not shown to an editor before the decision, if editors must not know the authors: a report shows them', async () => {
    const everyType = ARTICLE_TYPES.map((type) => `${type.id}:TRIPLE_ANONYMOUS`).join(',');
    await ok(desk.webmaster.post('/settings', { reviewModes: everyType }));
    const hidden = await desk.submitted('canary-triple', 'author');
    await ok(desk.webmaster.post('/settings', { reviewModes: '' }));
    expect((await desk.send(hidden.id, 'editor')).status).toBe(403);
    expect((await desk.send(hidden.id, 'assistant')).status).toBe(202);
    await desk.atRest();
    desk.service.read(hidden.title);
    await desk.next();
    desk.service.report(hidden.title, 38);
    await desk.next();
    const open = async (who: string) =>
      (await (await desk.app.as(who)).post(`/article/${hidden.id}/similarity/open`, { revision: 0 })).status;
    expect([await open('editor'), await open('assistant')]).toEqual([403, 200]);
    expect(await desk.view(hidden.id, 'editor')).toEqual({ offered: false, sendable: false, reports: [] });
    expect((await desk.view(hidden.id, 'assistant')).reports).toMatchObject([{ percent: 38 }]);
  });

  it('is not shown on the webmaster’s page of the service, nor is the number of an own manuscript', async () => {
    const own = await desk.submitted('canary-own', WALLED);
    await desk.send(own.id);
    await desk.atRest();
    const numbers = async (who: string) => (await desk.runs(who)).map(({ articleId }) => articleId);
    expect(await numbers('webmaster')).toHaveLength(3);
    expect((await numbers('webmaster')).includes(null)).toBe(false);
    const [first, , third] = await numbers(WALLED);
    expect([first, `Manuscript ${third}`]).toEqual([null, title]);
    // A time may contain these digits by chance.
    const words = (await desk.runs()).map((run) => ({ ...run, lastTryAt: '', nextTryAt: '' }));
    expect(words).toHaveLength(3);
    expect(JSON.stringify(words)).not.toMatch(/\b3[78]\b/);
  });

  it('is erased with its manuscript at the service too, when the service answers', async () => {
    desk.service.behaviour = 'fails';
    const copyist = await desk.app.as('copyist@example.org');
    await erase(desk.app, { userId: copyist.userId, email: 'copyist@example.org' });
    await desk.next();
    expect(await desk.view(id)).toMatchObject({ reports: [] });
    expect(desk.service.removed).toEqual([]);
    desk.service.behaviour = 'answers';
    await desk.next(11);
    expect(desk.service.removed).toEqual([submissionId]);
    expect(await desk.query('SELECT FROM app.similarity_runs WHERE article_id = $1', [id])).toEqual([]);
    expect(desk.service.refused).toEqual([]);
  });
});
