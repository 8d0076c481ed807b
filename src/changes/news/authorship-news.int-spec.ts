import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { AuthorshipStory } from '../../../test/support/stories/authorship-story';
import { ok } from '../../../test/support/stories/office-story';
import type { News } from '../../contracts';

const DEV = { email: 'refused.news@example.net', firstName: 'Dev', lastName: 'Rao' };
const EVE = { email: 'confirmed.news@example.net', firstName: 'Eve', lastName: 'Lind' };

describe('what is new about authorship', () => {
  let app: TestApp;
  let story: AuthorshipStory;
  beforeAll(async () => {
    app = await startTestApp();
    story = await AuthorshipStory.submitted(app, [DEV, EVE]);
    await ok(story.answer(DEV.email, { confirms: false, comment: 'I left before.' }));
    await ok(story.answer(EVE.email, { confirms: true }));
  });
  afterAll(() => app.stop());

  const textsOf = async (who: string): Promise<string> =>
    ((await ok((await app.as(who)).get('/news'))).body as News).items.map(({ text }) => text).join('\n');

  it('shows the office that a person is not an author, and nothing of confirmations', async () => {
    const texts = await textsOf('editor');
    expect(texts).toContain('Dev Rao said that they are not an author of this manuscript');
    expect(texts).not.toContain('Eve');
  });

  it('is not shown to the submitting author', async () => {
    expect(await textsOf('author')).not.toMatch(/Dev|Eve/);
  });
});
