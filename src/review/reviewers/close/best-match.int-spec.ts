import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { ReviewerCandidate, ReviewerPanel } from '../../../contracts';

const RITA = 'rita@example.net';
const ANN = 'ann@example.net';
const INSIDER = 'insider@example.net';

describe('the best match', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(ANN, 'reviewer', { firstName: 'Ann', lastName: 'Aaa' });
    await app.addPerson(RITA, 'reviewer', { firstName: 'Rita', lastName: 'Zzz' });
    await app.addPerson(INSIDER, 'assistant', { firstName: 'Ina', lastName: 'Insider' });
  });
  afterAll(() => app.stop());

  const candidate = async (story: OfficeStory, who: string, name: string): Promise<ReviewerCandidate | undefined> => {
    const { body } = await ok((await app.as(who)).get(story.path('reviewer/list')));
    return (body as ReviewerPanel).candidates.find(({ lastName }) => lastName === name);
  };

  it('is the person who reviewed a close article, with that article; it is hidden from people with a part in that article', async () => {
    const past = await OfficeStory.inSelection(app, 'author', [INSIDER]);
    await past.reviewed(RITA);
    const story = await OfficeStory.inSelection(app);
    const names = (await story.panel()).candidates.map(({ lastName }) => lastName);
    expect(names.indexOf('Zzz')).toBeLessThan(names.indexOf('Aaa'));
    const seen = await candidate(story, 'editor', 'Zzz');
    expect(seen?.close).toMatchObject({ reviewed: 1, wrote: 0, articles: [{ id: past.id, part: 'REVIEWED' }] });
    expect(seen?.daysSinceAsked).toBe(0);
    const hidden = await candidate(story, INSIDER, 'Zzz');
    expect(hidden?.close).toEqual({ reviewed: 0, wrote: 0, articles: [] });
    expect(hidden?.daysSinceAsked).toBeNull();
    const order = ((await ok((await app.as(INSIDER)).get(story.path('reviewer/list')))).body as ReviewerPanel)
      .candidates;
    const walled = order.map(({ lastName }) => lastName);
    expect(walled.indexOf('Aaa')).toBeLessThan(walled.indexOf('Zzz'));
  });

  it('names each close article once, and among equally close ones the highest number first', async () => {
    const revised = await OfficeStory.inSelection(app);
    await revised.reviewed(ANN);
    await revised.decide('MAJOR_REVISION');
    await revised.revise();
    await revised.passCheck();
    await revised.reviewed(ANN);
    await (await OfficeStory.inSelection(app)).reviewed(ANN);
    await (await OfficeStory.inSelection(app)).reviewed(ANN);
    const seen = await candidate(await OfficeStory.inSelection(app), 'editor', 'Aaa');
    const numbers = seen?.close.articles.map(({ articleId }) => Number(articleId.split('-')[1])) ?? [];
    expect([seen?.close.reviewed, new Set(numbers).size, numbers.length]).toEqual([3, 3, 3]);
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  });
});
