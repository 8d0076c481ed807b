import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { CommandedArticle, personOf } from '../../../../test/support/article/commanded-article';
import type { BlacklistAuthor, BlacklistWarning } from '../../../contracts';

describe('the warning about blacklisted people of an article', () => {
  let app: TestApp;
  let editor: HttpClient;
  let article: CommandedArticle;
  beforeAll(async () => {
    app = await startTestApp();
    editor = await app.as('editor');
    const uploader = personOf(await app.as('author'));
    // All authors of a commanded article have the name Ada Writer.
    const coAuthors = [{ id: 'second', email: 'second@example.org' }];
    article = await CommandedArticle.draft(app.nest, { uploader, editor: personOf(editor), coAuthors });
    const suggestion = { fullName: 'Paul Mill', email: 'paul@example.org' };
    await article.run({ type: 'SuggestReviewer', data: suggestion }, uploader);
    await article.overview();
    await article.submitAndPass();
  });
  afterAll(() => app.stop());

  const path = (): string => `/article/${article.id}/blacklist-warnings`;
  const warnings = async (client = editor): Promise<BlacklistWarning[]> =>
    (await client.get(path())).body as BlacklistWarning[];

  async function listed(firstName: string, lastName: string, emailAddress: string): Promise<BlacklistAuthor> {
    const entry = { firstName, lastName, emailAddress, shortReason: 'Plagiarism' };
    return (await editor.post('/article/blacklist-author/save', entry)).body as BlacklistAuthor;
  }
  const remove = ({ id }: BlacklistAuthor): Promise<unknown> =>
    Promise.resolve(editor.post(`/article/blacklist-author/${id}/delete`));

  it('is empty while no one is listed', async () => {
    expect(await warnings()).toEqual([]);
  });

  it('finds an author by the address, and everyone by the name', async () => {
    const byAddress = await listed('Somebody', 'Else', 'SECOND@example.org');
    const byName = await listed('PAÚL', 'Mill', 'other@example.org');
    expect(await warnings()).toEqual([
      { role: 'AUTHOR', name: 'Ada Writer', matchedBy: 'EMAIL', entry: byAddress },
      { role: 'SUGGESTED', name: 'Paul Mill', matchedBy: 'NAME', entry: byName },
    ]);
    await remove(byAddress);
    await remove(byName);
    expect(await warnings()).toEqual([]);
  });

  it('is for the office alone', async () => {
    const entry = await listed('Somebody', 'Else', 'second@example.org');
    const statusFor = async (group: string): Promise<number> => (await (await app.as(group)).get(path())).status;
    expect(await statusFor('author')).toBe(403);
    expect(await statusFor('reviewer')).toBe(404);
    expect(await statusFor('associate editor')).toBe(404);
    expect(await statusFor('assistant')).toBe(200);
    await remove(entry);
  });
});
