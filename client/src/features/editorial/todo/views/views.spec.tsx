import { screen, waitFor, within } from '@testing-library/react';
import type { SavedView, TodoLists, TodoRow } from '@contracts';
import { type Answers, answerWith } from '../../../../../test/answers';
import { aCard } from '../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

const row = (id: string, lateDays: number | null): TodoRow => ({
  ...aCard({ id, articleId: `2026-${id.slice(1)}`, label: `#2026-${id.slice(1)}`, status: 'REVIEWED' }),
  ...{ reviewers: [], lateDays, associateEditor: null, associateDueDate: null, reviewerRequired: 2 },
  ...{ reviewersAgreed: 2, reviewersCompleted: 2, nextReviewerDueDate: null, overdueDays: null },
});
const LISTS: TodoLists = { assignReivewers: [], decide: [row('a1', 3), row('a2', null)] };
const SAVED: SavedView = { id: 'v1', name: 'Late ones', view: { list: 'decide', late: true, size: 50 } };

function open(path: string, answers: Answers = {}) {
  const user = person('editor');
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/editor/article-list': [200, LISTS],
    'GET /article/saved-views': [200, [SAVED]],
    ...answers,
  });
  const sent = (end: string) => calls.filter(({ path: to, method }) => method === 'POST' && to.endsWith(end));
  return { sent, ...renderApp(path, { session: sessionOf(user) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The saved views of the to-do list', () => {
  it('are tabs next to the lists, each with its count, and put their filters into the address', async () => {
    const { user, router } = open('/toDoList');
    const tab = await screen.findByRole('tab', { name: 'Late ones 1' });
    expect(screen.getAllByRole('tab').at(-1)).toBe(tab);
    await user.click(tab);
    expect(router.state.location.search).toBe('?view=v1&tab=decide&late=yes&size=50');
    expect(screen.getByRole('link', { name: '#2026-1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '#2026-2' })).not.toBeInTheDocument();
  });

  it('show the same list to a person who has no such view', async () => {
    open('/toDoList?view=v9&tab=decide&late=yes');
    expect(await screen.findByRole('tab', { name: /^Decide on status/, selected: true })).toBeVisible();
    expect(screen.queryByRole('link', { name: '#2026-2' })).not.toBeInTheDocument();
  });

  it('are saved from what the list shows', async () => {
    const saved = { id: 'v2', name: 'Mine', view: { list: 'decide', sort: '-age' } };
    const { user, sent, router } = open('/toDoList?tab=decide&sort=-age', {
      'POST /article/saved-views': [200, saved],
    });
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please give the view a name.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mine{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('view=v2'));
    expect(sent('/saved-views')[0]?.body).toEqual({ name: 'Mine', view: { list: 'decide', sort: '-age' } });
  });

  it('are changed to what the list shows now, and renamed', async () => {
    const { user, sent } = open('/toDoList?view=v1&tab=decide&late=yes&size=50', {
      'POST /article/saved-views/v1': [200, SAVED],
    });
    await user.click(await screen.findByRole('button', { name: 'View Late ones' }));
    expect(screen.getByRole('menuitem', { name: 'Keep these filters' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!{Enter}');
    await waitFor(() => expect(sent('/saved-views/v1')[0]?.body).toMatchObject({ name: 'Late ones!' }));
    // The rest of the page is hidden from the accessibility tree until the dialog has closed.
    await user.click(await screen.findByRole('button', { name: 'Late' }));
    await user.click(screen.getByRole('button', { name: 'View Late ones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keep these filters' }));
    await waitFor(() => expect(sent('/saved-views/v1')[1]?.body).toMatchObject({ view: { list: 'decide', size: 50 } }));
  });

  it('can be restored after they were deleted', async () => {
    const { user, sent, router } = open('/toDoList?view=v1&tab=decide&late=yes&size=50', {
      'POST /article/saved-views/v1/delete': [200, {}],
      'POST /article/saved-views': [200, { ...SAVED, id: 'v3' }],
    });
    await user.click(await screen.findByRole('button', { name: 'View Late ones' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('The view ‘Late ones’ has been deleted.')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=decide');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent('/saved-views')[0]?.body).toEqual({ name: SAVED.name, view: SAVED.view }));
    await waitFor(() => expect(router.state.location.search).toContain('view=v3'));
  });
});
