import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { MAX_SAVED_VIEWS, type SavedView, type TodoView } from '../../../contracts';

const LATE: TodoView = { list: 'decide', late: true, sort: '-age', size: 50 };

describe('saved views of the to-do list', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const of = async (who: string): Promise<SavedView[]> =>
    (await (await app.as(who)).get('/article/saved-views')).body as SavedView[];
  const save = async (who: string, name: unknown, view: unknown = LATE, path = '') =>
    (await app.as(who)).post(`/article/saved-views${path}`, { name, view });

  it('belong to one person, in the order of their names', async () => {
    expect((await save('editor', 'Waits for me')).status).toBe(200);
    expect((await save('editor', 'Late', { list: 'all', q: 'sepsis' })).status).toBe(200);
    expect((await of('editor')).map(({ name, view }) => [name, view])).toEqual([
      ['Late', { list: 'all', q: 'sepsis' }],
      ['Waits for me', LATE],
    ]);
    expect(await of('assistant')).toEqual([]);
  });

  it('are renamed, changed and deleted by their owner only', async () => {
    const [{ id } = { id: '' }] = await of('editor');
    expect((await save('assistant', 'Stolen', LATE, `/${id}`)).status).toBe(404);
    expect((await save('editor', 'Very late', LATE, `/${id}`)).body).toEqual({ id, name: 'Very late', view: LATE });
    expect((await save('editor', 'waits  FOR me', LATE, `/${id}`)).status).toBe(409);
    const remove = async (who: string) => (await app.as(who)).post(`/article/saved-views/${id}/delete`);
    expect((await remove('assistant')).status).toBe(404);
    expect((await remove('editor')).status).toBe(200);
    expect((await remove('editor')).status).toBe(404);
    expect((await of('editor')).map(({ name }) => name)).toEqual(['Waits for me']);
  });

  it.each([
    ['', LATE],
    ['x'.repeat(41), LATE],
    ['Name', { list: 'none' }],
    ['Name', { list: 'all', size: 1000 }],
    ['Name', { list: 'all', sort: '; drop' }],
    ['Name', { list: 'all', typeId: 99 }],
    ['Name', 'all'],
  ])('are refused with an impossible name or content: %j, %j', async (name, view) => {
    expect((await save('editor', name, view)).status).toBe(400);
  });

  it('are limited, also with simultaneous requests', async () => {
    const names = Array.from({ length: MAX_SAVED_VIEWS + 3 }, (_none, index) => `View ${index}`);
    const answers = await Promise.all(names.map((name) => save('assistant', name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_SAVED_VIEWS);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  });
});
