import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { OfficeStory } from '../../../../test/support/stories/office-story';
import { AuthorSteps } from '../../../../test/support/stories/submission-steps';
import type { ArticleView } from '../../../contracts';

describe('the titles that authors give their figures', () => {
  let app: TestApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await startTestApp();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  });
  afterAll(() => app.stop());

  const figuresOf = (article: ArticleView, revision: number) =>
    article.files.filter((file) => file.type === 'Figure' && file.revision === revision);
  const name = (article: ArticleView, revision: number, ...titles: string[]) =>
    figuresOf(article, revision).map(({ id: fileId }, index) => ({ fileId, figureTitle: titles[index] ?? '' }));
  const send = (article: ArticleView, figures: object, version = article.version) =>
    author.post(`/article/${article.id}/reorder-figures`, figures, { 'If-Match': `"${version}"` });

  it('are saved with the draft, refused when another tab has changed them, and refused from other people', async () => {
    const draft = await steps.completeDraft();
    const { status, body } = await send(draft, name(draft, 0, '1. Length of stay in days'));
    expect(status).toBe(200);
    expect(figuresOf(body as ArticleView, 0)[0]?.figureTitle).toBe('1. Length of stay in days');
    expect((await send(draft, name(draft, 0, '1. Other'))).status).toBe(409);
    expect((await send(body as ArticleView, name(draft, 0, ''))).status).toBeGreaterThanOrEqual(400);
    const stranger = await app.as('reviewer');
    expect((await stranger.post(`/article/${draft.id}/reorder-figures`, name(draft, 0, '1. Mine'))).status).toBe(404);
  });

  it('cannot be changed by them once it is submitted', async () => {
    const article = await steps.submitted();
    const { status, body } = await send(article, name(article, 0, '1. Too late'));
    expect([status, (body as { code: string }).code]).toEqual([409, 'TRANSITION_REFUSED']);
  });

  it('belong to the coming revision while they prepare one', async () => {
    const story = await OfficeStory.inSelection(app);
    await story.reviewed('reviewer');
    await story.decide('MINOR_REVISION');
    const article = await steps.addFile(story.id, 'Figure', 'figure-1.png', { revision: 1 });
    const { status, body } = await send(article, name(article, 1, '1. Revised'));
    expect(status).toBe(200);
    expect(figuresOf(body as ArticleView, 1)[0]?.figureTitle).toBe('1. Revised');
  });
});
