import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { CommandedArticle, personOf } from '../../../../test/support/article/commanded-article';
import { parsedXml } from '../../../../test/support/exchange/read-jats';
import { ok } from '../../../../test/support/stories/office-story';

const HOSTILE = 'Length & <b>stay</b> "of" patients';

describe('The feed of accepted manuscripts', () => {
  let app: TestApp;
  let accepted: CommandedArticle;

  beforeAll(async () => {
    app = await startTestApp();
    const [editor, uploader] = [await app.as('editor'), personOf(await app.as('author'))];
    const cast = { uploader, editor: personOf(editor) };
    const another = {
      id: 'another',
      email: 'hidden@example.org',
      firstName: 'Bo',
      middleName: 'C.',
      lastName: "O'Neill",
    };
    accepted = await CommandedArticle.inSelection(app.nest, {
      ...cast,
      fields: { articleTitle: HOSTILE },
      coAuthors: [another],
    });
    await CommandedArticle.inSelection(app.nest, { ...cast, fields: { articleTitle: 'Still in review' } });
    await CommandedArticle.draft(app.nest, { ...cast, fields: { articleTitle: 'A draft' } });
    const change = { status: 'ACCEPTED', reason: 'A spec' };
    await ok(editor.post(`/article/${accepted.id}/editor/override`, change));
  });
  afterAll(() => app.stop());

  const feed = () => app.visitor.get('/feeds/accepted.atom');
  const set = async (values: object) => ok((await app.as('webmaster')).post('/settings', values));
  const read = async (): Promise<Document> => {
    const answer = await feed();
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    return parsedXml(answer.text || (answer.body as Buffer).toString());
  };
  const texts = (place: ParentNode, path: string): (string | null)[] =>
    [...place.querySelectorAll(path)].map((one) => one.textContent);

  it('does not exist until a webmaster turns it on', async () => {
    const none = await feed();
    expect([none.status, none.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect((await (await app.as('author')).post('/settings', { acceptedFeed: 'everybody' })).status).toBe(403);
    expect((await (await app.as('webmaster')).post('/settings', { acceptedFeed: '' })).status).toBe(400);
  });

  it('shows everyone number, title, authors and day of the accepted articles, and nothing else', async () => {
    await set({ acceptedFeed: 'everybody' });
    const document = await read();
    const [entry, ...others] = document.querySelectorAll('entry');
    expect(others).toEqual([]);
    if (!entry) throw new Error('There is no entry');
    expect([...entry.children].map(({ tagName }) => tagName)).toEqual([
      ...['id', 'title', 'updated', 'published', 'author', 'author', 'category', 'content'],
    ]);
    expect(texts(entry, 'title, content')).toEqual([HOSTILE, accepted.state.number]);
    expect(texts(entry, 'author name')).toEqual(['Ada Writer', "Bo C. O'Neill"]);
    expect(texts(entry, 'id')).toEqual([`urn:uuid:${accepted.id}`]);
    const all = (await feed()).text;
    for (const secret of ['hidden@example.org', 'author@example.org', 'Still in review', 'A draft'])
      expect(all).not.toContain(secret);
  });

  it('is valid Atom: one id, one author, one self, and the newest day', async () => {
    const { documentElement: root } = await read();
    expect([root.tagName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    const own = [...root.children].map(({ tagName }) => tagName).filter((name) => name !== 'entry');
    expect(own).toEqual(['id', 'title', 'updated', 'author', 'link']);
    expect(root.querySelector('feed > id')?.textContent).toBe(root.querySelector('link')?.getAttribute('href'));
    expect(texts(root, 'feed > updated')).toEqual(texts(root, 'entry > updated'));
  });

  it('links to the article when the journal has addresses, in the language of the journal', async () => {
    await set({ articleAddress: 'https://journal.example.org/{number}', defaultLanguage: 'nl' });
    const document = await read();
    const link = document.querySelector('entry > link');
    expect(link?.getAttribute('href')).toBe(`https://journal.example.org/${accepted.state.number}`);
    expect(document.querySelector('feed > title')?.textContent).toContain('geaccepteerde manuscripten');
  });

  it('drops articles that are no longer accepted, and no longer exists when it is turned off', async () => {
    const change = { status: 'REJECTED', reason: 'A spec' };
    await ok((await app.as('editor')).post(`/article/${accepted.id}/editor/override`, change));
    expect((await read()).querySelectorAll('entry')).toHaveLength(0);
    await set({ acceptedFeed: 'nobody' });
    expect((await feed()).status).toBe(404);
  });
});
