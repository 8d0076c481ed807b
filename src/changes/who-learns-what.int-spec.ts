import { startTestApp, type TestApp } from '../../test/support/app/app';
import { ChangeListener } from '../../test/support/app/change-listener';
import { OfficeStory, ok } from '../../test/support/stories/office-story';
import { answerTicket, openTicket } from '../../test/support/stories/ticket-steps';
import type { AuthRecord } from '../contracts';

const ONE = 'changes-one@example.net';
const TWO = 'changes-two@example.net';
const WRITER = 'changes-writer@example.net';
const HOLDER = 'changes-holder@example.net';

describe('the people notified of a change', () => {
  let app: TestApp;
  const open: ChangeListener[] = [];
  /** Drafts created to cause a notification. */
  const marks: string[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    for (const email of [ONE, TWO]) await app.addPerson(email, 'reviewer');
    await app.addPerson(WRITER, 'webmaster');
    await app.addPerson(HOLDER, 'associate editor');
  });
  afterEach(() => open.splice(0).forEach((listener) => listener.close()));
  afterAll(() => app.stop());

  async function listen(who: string): Promise<ChangeListener> {
    const listener = await ChangeListener.open(app.origin, await app.as(who));
    open.push(listener);
    return listener;
  }

  /** Like `listen`, but resolves after the notifications of all earlier events. */
  async function listenFromNow(who: string): Promise<ChangeListener> {
    const listener = await listen(who);
    await untilNotifiedOfAll(listener, who);
    listener.forget();
    return listener;
  }

  /**
   * Makes a change of which this person must be notified, last in the log: when its notification arrives, those of earlier changes have
   * arrived too.
   */
  async function untilNotifiedOfAll(listener: ChangeListener, who: string): Promise<void> {
    const { id } = (await ok((await app.as(who)).post('/article/save', { articleTitle: 'A new one' }))).body;
    marks.push(id);
    await listener.untilReceived({ list: 'my-list', article: id });
  }
  const heardBy = ({ received: { articles, lists } }: ChangeListener) => ({
    lists,
    articles: articles.filter((id) => !marks.includes(id)),
  });

  it('include the author for what they may read, but not for the work of office and reviewers', async () => {
    const story = await OfficeStory.inSelection(app);
    const [author, editor] = [await listenFromNow('author'), await listen('editor')];
    await story.assignAssociate(HOLDER);
    const request = await story.reviewed(ONE);
    const other = await story.invite(TWO);
    await story.answer(TWO, other, false);
    const office = await app.as('editor');
    await ok(office.post(story.path('assistant/new-note'), { note: 'Between us.' }));
    await ok(office.post(story.path(`editor/rate-review/${request}?rate=4`)));
    await editor.untilReceived({ list: 'todo', article: story.id });
    await untilNotifiedOfAll(author, 'author');
    expect(heardBy(author)).toEqual({ lists: ['my-list'], articles: [] });

    // One review is now enough: the author sees Reviewed (lifecycle, section 2).
    await ok(office.post(story.path('set-reviewers-count?count=1')));
    await author.untilReceived({ list: 'my-list', article: story.id });
    author.forget();
    await story.decide('MINOR_REVISION');
    await author.untilReceived({ list: 'my-list', article: story.id });
  });

  it('include the reviewer for their own request once it was mailed, and not for that of another one', async () => {
    const story = await OfficeStory.inSelection(app);
    const [one, two] = [await listen(ONE), await listen(TWO)];
    const request = await story.select(ONE);
    await untilNotifiedOfAll(one, ONE);
    expect(one.received.articles).not.toContain(story.id);
    await story.mail(request);
    await one.untilReceived({ list: 'reviewer-todo', article: story.id });

    const own = await story.invite(TWO);
    await two.untilReceived({ list: 'reviewer-todo', article: story.id });
    await untilNotifiedOfAll(one, ONE);
    one.forget();
    await story.answer(TWO, own, true);
    await story.review(TWO, own);
    await untilNotifiedOfAll(one, ONE);
    expect(heardBy(one)).toEqual({ lists: ['my-list'], articles: [] });
  });

  it('include the associate editor while they hold the article', async () => {
    const story = await OfficeStory.inSelection(app);
    const [holder, editor] = [await listen(HOLDER), await listen('assistant')];
    await ok((await app.as('editor')).post(story.path('assistant/new-note'), { note: 'Not yours yet.' }));
    await editor.untilReceived({ article: story.id });
    await untilNotifiedOfAll(holder, HOLDER);
    expect(holder.received.articles).not.toContain(story.id);
    await story.assignAssociate(HOLDER);
    await holder.untilReceived({ list: 'todo', article: story.id });
    await ok((await app.as(HOLDER)).post(story.path('return-to-assistant')));
    await untilNotifiedOfAll(holder, HOLDER);
    holder.forget();
    await ok((await app.as('editor')).post(story.path('assistant/new-note'), { note: 'Yours no more.' }));
    await untilNotifiedOfAll(holder, HOLDER);
    expect(heardBy(holder)).toEqual({ lists: ['my-list'], articles: [] });
  });

  it('include the office for every article except those of its own members, also through another account', async () => {
    const story = await OfficeStory.submitted(app, 'author', [WRITER.toUpperCase()]);
    const { userId } = await app.as('editor');
    const record = (await ok((await app.signInAs(WRITER)).post(`/user/loginAs/${userId}`))).body as AuthRecord;
    const behind = await ChangeListener.open(app.origin, app.visitor.with(record));
    open.push(behind);
    const [walled, free] = [await listenFromNow(WRITER), await listenFromNow('editor')];
    await story.passCheck();
    const own = await OfficeStory.submitted(app, 'editor');
    await free.untilReceived({ list: 'new-articles', article: story.id });
    await walled.untilReceived({ list: 'new-articles', article: own.id });
    await behind.untilReceived({ list: 'my-list', article: own.id });
    await own.passCheck();
    await walled.untilReceived({ list: 'todo', article: own.id });
    expect(heardBy(walled).articles).toEqual([own.id]);
    expect(behind.received.articles).not.toContain(story.id);
    expect(free.received.lists).toEqual(['my-list', 'new-articles', 'todo']);
    expect((await (await app.as(WRITER)).get(`/article/${story.id}`)).status).toBe(404);
  });

  it('include the owner of a ticket and all who answer tickets', async () => {
    const [owner, stranger, associate] = [
      await listen('guest'),
      await listenFromNow(TWO),
      await listen('associate editor'),
    ];
    const { id } = await openTicket(await app.as('guest'));
    await owner.untilReceived({ list: 'tickets' });
    await associate.untilReceived({ list: 'tickets' });
    owner.forget();
    await answerTicket(await app.as('associate editor'), id, 'Which file?');
    await owner.untilReceived({ list: 'tickets' });
    expect(owner.received).toEqual({ lists: ['tickets'], articles: [] });
    owner.forget();
    await ok((await app.as('editor')).post(`/ticket/${id}/delete`));
    await owner.untilReceived({ list: 'tickets' });
    await untilNotifiedOfAll(stranger, TWO);
    expect(stranger.received.lists).toEqual(['my-list']);
  });
});
