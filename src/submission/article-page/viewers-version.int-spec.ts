import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { ArticleCard, ArticleView } from '../../contracts';

const ONE = 'version-one@example.net';
const TWO = 'version-two@example.net';

describe('the version that a person gets', () => {
  let app: TestApp;
  let author: HttpClient;
  let editor: HttpClient;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    for (const email of [ONE, TWO]) await app.addPerson(email, 'reviewer');
    [author, editor] = [await app.as('author'), await app.as('editor')];
  });
  beforeEach(async () => {
    story = await OfficeStory.inSelection(app);
  });
  afterAll(() => app.stop());

  const seenBy = async (who: HttpClient): Promise<ArticleView> =>
    (await ok(who.get(`/article/${story.id}`))).body as ArticleView;
  /** Version, ETag and, for the author, the card's version. */
  async function tokens(who: HttpClient): Promise<unknown[]> {
    const { body, headers } = await ok(who.get(`/article/${story.id}`));
    const cards = (await ok(who.get('/article/my-list'))).body as ArticleCard[];
    const card = cards.find(({ id }) => id === story.id);
    return [body.version, headers['etag'], card?.version];
  }
  async function hiddenActs(): Promise<void> {
    await ok(editor.post(story.path('assistant/new-note'), { note: 'Between us.' }));
    await ok(editor.post(story.path('set-reviewers-count?count=3')));
    await story.answer(TWO, await story.invite(TWO), false);
    await story.assignAssociate();
    await ok((await app.as('associate editor')).post(story.path('assistant/new-note'), { note: 'Seen.' }));
  }

  it('stays the same through all changes hidden from the author, and equals the card’s and the ETag’s', async () => {
    const before = await tokens(author);
    const { version } = await seenBy(editor);
    await hiddenActs();
    expect(await tokens(author)).toEqual(before);
    expect(before).toEqual([before[0], `"${String(before[0])}"`, before[0]]);
    expect((await seenBy(editor)).version).toBeGreaterThan(version);
  });

  it('stays the same for a reviewer through all changes for others, and changes with their own request', async () => {
    const request = await story.invite(ONE);
    const reviewer = await app.as(ONE);
    const before = await tokens(reviewer);
    await hiddenActs();
    expect(await tokens(reviewer)).toEqual(before);
    await story.answer(ONE, request, true);
    expect(await tokens(reviewer)).not.toEqual(before);
  });

  it('lets the author write after hidden changes, and is refused after a change that they could have seen', async () => {
    const { version } = await seenBy(author);
    await hiddenActs();
    const withdraw = story.path('withdraw');
    const second = await OfficeStory.inSelection(app);
    const old = (await second.article('author')).version;
    await ok(author.post(withdraw, { reason: 'A mistake', version }));
    await second.decide('MINOR_REVISION');
    const late = await author.post(second.path('withdraw'), { reason: 'A mistake' }, { 'If-Match': `"${old}"` });
    expect([late.status, late.body.code]).toEqual([409, 'STALE_VERSION']);
    expect(late.body.message).toBe('This article was changed by someone else. Please reload the page.');
  });

  it('names the author in a refusal as long as the last change that they can see is their own', async () => {
    const { version } = await seenBy(author);
    await story.decide('MINOR_REVISION');
    const { version: decided } = await seenBy(author);
    const send = (pinned: number) => author.post(story.path('withdraw'), { reason: 'A mistake', version: pinned });
    const messages = [(await send(version)).body.message];
    await ok(author.post(story.path('withdraw'), { reason: 'A mistake', version: decided }));
    messages.push((await send(decided)).body.message);
    await ok(editor.post(story.path('assistant/new-note'), { note: 'Between us.' }));
    messages.push((await send(decided)).body.message);
    const [byOther, bySelf] = ['someone else', 'you in another window'].map(
      (name) => `This article was changed by ${name}. Please reload the page.`,
    );
    expect(messages).toEqual([byOther, bySelf, bySelf]);
  });
});
