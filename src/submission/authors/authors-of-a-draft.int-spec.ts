import type { HttpClient } from '../../../test/support/app/http-client';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { AuthorSteps, body } from '../../../test/support/stories/submission-steps';
import type { ArticleView, Author, SaveArticleRequest } from '../../contracts';

describe('The authors of a draft', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let other: HttpClient;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    [author, other] = [await app.as('author'), await app.as('guest')];
  });
  afterAll(() => app.stop());

  const saved = async (who: HttpClient, fields: Partial<Author> & { replace?: boolean }): Promise<Author> =>
    body<Author>(await who.post('/article/author/save', fields));
  const update = async (who: HttpClient, id: string, fields: SaveArticleRequest): Promise<ArticleView> =>
    body(await who.post(`/article/${id}/update`, fields));
  const names = ({ articleAuthors }: ArticleView): string[] => articleAuthors.map(({ lastName }) => lastName);

  it('stay when their entry is replaced from another draft', async () => {
    const email = 'lab@example.org';
    const li = await saved(author, { firstName: 'Li', lastName: 'Ming', email });
    const steps = new AuthorSteps(author);
    const [one, two] = [await steps.start(), await steps.start()];
    await update(author, one.id, { authorsIds: [author.userId, li.id] });
    const wang = await saved(author, { firstName: 'Fang', lastName: 'Wang', email, replace: true });
    expect(wang.id).toBe(li.id);
    const second = await update(author, two.id, { authorsIds: [author.userId, li.id], changedAuthors: [li.id] });
    expect(names(second)[1]).toBe('Wang');
    const first = await update(author, one.id, { authorsIds: [li.id, author.userId], changedAuthors: [] });
    expect(names(first)[0]).toBe('Ming');
  });

  it('stay when the person who typed the entry rewrites it, whatever the draft asks for', async () => {
    const typed = await saved(other, { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.net' });
    const { id } = await new AuthorSteps(author).start();
    await update(author, id, { authorsIds: [author.userId, typed.id] });
    await saved(other, { id: typed.id, firstName: 'Eve', lastName: 'Mallory', email: 'eve@example.net' });
    const reordered = await update(author, id, { authorsIds: [typed.id, author.userId], changedAuthors: [typed.id] });
    expect(names(reordered)[0]).toBe('Byron');
    const removed = await update(author, id, { authorsIds: [author.userId] });
    expect(names(removed)).toHaveLength(1);
    const again = await update(author, id, { authorsIds: [author.userId, typed.id] });
    expect(names(again)[1]).toBe('Mallory');
  });

  it('get the data of an entry that was saved for this draft', async () => {
    const email = 'co@example.org';
    const co = await saved(author, { firstName: 'Co', lastName: 'Autor', email });
    const { id } = await new AuthorSteps(author).start();
    await update(author, id, { authorsIds: [author.userId, co.id] });
    await saved(author, { id: co.id, firstName: 'Co', lastName: 'Author', email });
    const changed = await update(author, id, { authorsIds: [author.userId, co.id], changedAuthors: [co.id] });
    expect(names(changed)[1]).toBe('Author');
    await saved(author, { id: co.id, firstName: 'Co', lastName: 'Writer', email });
    const asSpecified = await update(author, id, { authorsIds: [author.userId, co.id] });
    expect(names(asSpecified)[1]).toBe('Writer');
  });
});
