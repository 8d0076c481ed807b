import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { AssociateWorkload, TodoLists } from '../../../contracts';

const BUSY = 'associate editor';
const IDLE = 'idle-associate@example.net';
const LATE = 'late-editor@example.net';

describe('the workload of the associate editors', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(IDLE, 'associate editor', { firstName: 'Ida', lastName: 'Aardvark' });
    await app.addPerson('workload@example.net', 'reviewer');
  });
  afterAll(() => app.stop());

  const loads = async (who: string): Promise<AssociateWorkload[]> =>
    (await ok((await app.as(who)).get('/article/associate/workload'))).body as AssociateWorkload[];
  const loadOf = async (email: string, who = 'editor'): Promise<AssociateWorkload | undefined> => {
    const { userId } = await app.as(email);
    return (await loads(who)).find(({ id }) => id === userId);
  };

  it('lists everyone by last name, also those without an article', async () => {
    const found = await loads('assistant');
    expect(found.map(({ lastName }) => lastName)).toEqual([...found.map(({ lastName }) => lastName)].sort());
    expect(found[0]).toMatchObject({ lastName: 'Aardvark', currentAssignments: 0, overdue: 0, nextDueDate: null });
  });

  it('follows an article from the assignment through review to the decision', async () => {
    const story = await OfficeStory.inSelection(app);
    await story.assignAssociate();
    expect(await loadOf(BUSY)).toMatchObject({ currentAssignments: 1, waitingForThem: 1, underReview: 0, overdue: 0 });
    await ok((await app.as('editor')).post(story.path('set-reviewers-count?count=1')));
    const requestId = await story.select('workload@example.net');
    await story.mail(requestId);
    await story.answer('workload@example.net', requestId, true);
    expect(await loadOf(BUSY)).toMatchObject({ currentAssignments: 1, waitingForThem: 0, underReview: 1 });
    await story.review('workload@example.net', requestId);
    expect(await loadOf(BUSY)).toMatchObject({ waitingForThem: 1, underReview: 0 });
    await story.decide('REJECTED');
    expect(await loadOf(BUSY)).toMatchObject({ currentAssignments: 0, waitingForThem: 0, nextDueDate: null });
  });

  it('hides from a staff author who holds their article', async () => {
    const before = await loadOf(BUSY, IDLE);
    const story = await OfficeStory.inSelection(app, 'author', [IDLE]);
    await story.assignAssociate();
    expect((await loadOf(BUSY))?.currentAssignments).toBe((before?.currentAssignments ?? 0) + 1);
    expect(await loadOf(BUSY, IDLE)).toEqual(before);
  });

  it('counts the same articles as overdue as the to-do list', async () => {
    const story = await OfficeStory.inSelection(app);
    await story.assignAssociate();
    app.clock.advance({ days: 20 });
    // All sessions have expired at this point.
    await app.addPerson(LATE, 'editor');
    const lists = (await ok((await app.as(LATE)).get('/article/editor/article-list'))).body as TodoLists;
    expect(lists.overdueAssociate).toHaveLength(2);
    const { associateEditor } = lists.overdueAssociate?.[0] ?? {};
    const load = (await loads(LATE)).find(({ id }) => id === associateEditor?.id);
    expect(load?.overdue).toBe(lists.overdueAssociate?.length);
    expect(load?.nextDueDate).toBe(lists.overdueAssociate?.at(-1)?.associateDueDate);
  });
});
