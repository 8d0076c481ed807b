import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { Articles } from '../../../article';
import type { ReviewerTodo } from '../../../contracts';
import { newId } from '../../../platform/clock';

const WHO = 'tasks@example.net';
const DAY = 86_400_000;

describe("a reviewer's lists", () => {
  let app: TestApp;
  let story: OfficeStory;
  let requestId: string;

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(WHO, 'reviewer');
    story = await OfficeStory.inSelection(app);
  });
  afterAll(() => app.stop());

  const todo = async (who = WHO): Promise<ReviewerTodo> =>
    (await ok((await app.signInAs(who)).get('/article/reviewer/todo-list'))).body as ReviewerTodo;

  it('are empty before anything was mailed', async () => {
    requestId = await story.select(WHO);
    expect(await todo()).toEqual({ all: [], decide: [], pending: [], completed: [] });
  });

  it('contain a request with its date, and show how late it is', async () => {
    await story.mail(requestId);
    const [task] = (await todo()).decide;
    expect(task).toMatchObject({ id: requestId, status: 'Mailed', overdueDays: null });
    const days = (Date.parse(task?.dueDate ?? '') - Date.parse(task?.mailedDate ?? '')) / DAY;
    expect(Math.round(days)).toBe(7);
    app.clock.advance({ days: 9 });
    expect((await todo()).decide[0]?.overdueDays).toBe(2);
  });

  it('keep an unanswered request among those to answer, since a late answer still counts', async () => {
    app.clock.advance({ days: 6 });
    const articles = app.nest.get(Articles, { strict: false });
    const noAnswer = { type: 'MarkNoAnswer', data: { assignmentId: requestId } } as const;
    const present = (await todo()).decide[0];
    if (present?.status === 'Mailed')
      await articles.execute(story.id, () => noAnswer, { actor: { kind: 'system' }, meta: { correlationId: newId() } });
    const { decide, all, pending } = await todo();
    expect(decide).toMatchObject([{ id: requestId, status: 'No answer', overdueDays: 8 }]);
    expect([all.length, pending.length]).toEqual([1, 0]);
    await story.answer(WHO, requestId, true);
    expect(await todo()).toMatchObject({ decide: [], pending: [{ id: requestId, status: 'Accepted' }] });
  });

  it('show how much of a review in progress is filled in, once there is a draft', async () => {
    expect((await todo()).pending[0]?.answeredFields).toBeNull();
    const draft = { recommendation: 'MinorRevision', general: '<p>Sound.</p>', minor: '<p> </p>' };
    await ok((await app.signInAs(WHO)).post(story.path(`draft-review/${requestId}`), draft));
    const { pending, all } = await todo();
    expect(pending[0]?.answeredFields).toBe(2);
    expect(all[0]?.answeredFields).toBe(2);
  });

  it('show completed ones in the history, and list them again when the review is sent back', async () => {
    await story.review(WHO, requestId);
    expect(await todo()).toMatchObject({ decide: [], pending: [], completed: [{ id: requestId }] });
    await ok((await app.signInAs('editor')).post(story.path(`review/${requestId}/send-back`), { reason: 'Say more.' }));
    expect(await todo()).toMatchObject({
      pending: [{ id: requestId, completedDate: null, answeredFields: null }],
      completed: [],
    });
  });

  it('drop unanswered requests once the revision is decided, and keep them in the history', async () => {
    const late = await OfficeStory.inSelection(app);
    const forgotten = await late.invite(WHO);
    app.clock.advance({ days: 15 });
    const articles = app.nest.get(Articles, { strict: false });
    const noAnswer = { type: 'MarkNoAnswer', data: { assignmentId: forgotten } } as const;
    if ((await todo()).decide[0]?.status === 'Mailed')
      await articles.execute(late.id, () => noAnswer, { actor: { kind: 'system' }, meta: { correlationId: newId() } });
    await late.decide('REJECTED');
    const { decide, all } = await todo();
    expect(decide).toEqual([]);
    expect(all.find(({ id }) => id === forgotten)?.status).toBe('No answer');
  });
});
