import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { answerTicket, openTicket } from '../../../../test/support/stories/ticket-steps';
import type { GroupName, MenuCounts, ReviewerTodo, TicketCard, TicketReview } from '../../../contracts';

const NONE: MenuCounts = {
  mine: { draft: 0, actionNeeded: 0, view: 0 },
  ...{ reviews: 0, todo: null, ticketsAnswered: 0, ticketsWaiting: 0, news: 0 },
};

describe('the counts of the menu', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    const story = await OfficeStory.inSelection(app);
    await OfficeStory.submitted(app);
    await story.answer('reviewer', await story.invite('reviewer'), true);
    await (await OfficeStory.inSelection(app)).invite('reviewer');
    await (await OfficeStory.inSelection(app)).reviewed('reviewer');
    await (await OfficeStory.inSelection(app)).assignAssociate();
    const author = await app.as('author');
    await openTicket(author);
    await answerTicket(await app.as('assistant'), (await openTicket(author)).id, 'An answer');
  });
  afterAll(() => app.stop());

  const read = async <Body>(who: string, path: string): Promise<Body> =>
    (await ok((await app.as(who)).get(path))).body as Body;
  const countsOf = (who: string): Promise<MenuCounts> => read(who, '/menu-counts');

  it.each<GroupName>(['editor', 'assistant', 'associate editor', 'webmaster'])(
    'are the same as those of the lists for %s',
    async (group) => {
      const counts = await countsOf(group);
      expect(counts.todo).toEqual(await read(group, '/article/todo-counts'));
      expect(counts.mine).toEqual(await read(group, '/article/my-counts'));
      expect(counts.ticketsWaiting).toBe((await read<TicketReview>(group, '/ticket/all?size=1')).totals.awaiting);
      expect(counts.todo?.waiting).toBeGreaterThan(0);
    },
  );

  it('are for a reviewer the requests to answer and the reviews to write', async () => {
    const { pending, decide } = await read<ReviewerTodo>('reviewer', '/article/reviewer/todo-list');
    expect([pending.length, decide.length]).toEqual([1, 1]);
    expect(await countsOf('reviewer')).toMatchObject({ reviews: 2, todo: null, ticketsWaiting: 0 });
  });

  it('are for an author their articles and the answers to their tickets', async () => {
    const tickets = await read<TicketCard[]>('author', '/ticket/my-list');
    expect(tickets.map(({ status }) => status).sort()).toEqual(['AWAITING_RESPONSE', 'OPEN']);
    expect(await countsOf('author')).toMatchObject({
      mine: await read('author', '/article/my-counts'),
      ...{ reviews: 0, todo: null, ticketsAnswered: 1, ticketsWaiting: 0 },
    });
  });

  it('still includes a late answer while the round is open', async () => {
    app.clock.advance({ days: 15 });
    const { pending, decide } = await read<ReviewerTodo>('reviewer', '/article/reviewer/todo-list');
    expect((await countsOf('reviewer')).reviews).toBe(pending.length + decide.length);
  });

  it('are only the drafts for an account whose address is not proven', async () => {
    const newcomer = await app.register('newcomer-counts@example.net');
    await ok(newcomer.post('/article/save', { articleTitle: 'A draft' }));
    expect((await ok(newcomer.get('/menu-counts'))).body).toEqual({ ...NONE, mine: { ...NONE.mine, draft: 1 } });
  });
});
