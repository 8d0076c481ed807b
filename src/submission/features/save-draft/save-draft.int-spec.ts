import type { HttpClient } from '../../../../test/support/app/http-client';
import { SubmissionApp } from '../../../../test/support/app/submission-app';
import { body } from '../../../../test/support/stories/submission-steps';
import type { ArticleView } from '../../../contracts';

describe('the first save of a draft', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
  });
  afterAll(() => app.stop());

  const save = async (articleTitle: string, draftKey: string, who = author): Promise<ArticleView> =>
    body<ArticleView>(await who.post('/article/save', { articleTitle, draftKey }));

  it('starts only one draft when a form repeats it, because an answer was lost', async () => {
    const first = await save('Stroke', 'form-1');
    const second = await save('Stroke care', 'form-1');
    expect([second.id, second.articleId, second.articleTitle]).toEqual([first.id, first.articleId, 'Stroke care']);
    const both = await Promise.all([save('Sepsis', 'form-2'), save('Sepsis', 'form-2')]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(both[0]?.id).not.toBe(first.id);
  });

  it('of another person with the same key starts a draft of their own', async () => {
    const own = await save('Stroke', 'form-3');
    const other = await save('Hip', 'form-3', await app.as('editor'));
    expect(other.id).not.toBe(own.id);
    expect(body<ArticleView>(await author.get(`/article/${own.id}`)).articleTitle).toBe('Stroke');
  });
});
