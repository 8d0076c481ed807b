import { screen } from '@testing-library/react';
import { type GroupName, MAX_TODO_ROWS, TODO_ROWS, type TodoLists, type TodoRow } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { aCard } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const row = (changes: Partial<TodoRow> = {}): TodoRow => ({
  ...aCard({ status: 'REVIEWED', actions: ['override'] }),
  ...{ associateEditor: null, associateDueDate: null, reviewerRequired: 2, reviewersAgreed: 2 },
  ...{ reviewersCompleted: 2, nextReviewerDueDate: null, overdueDays: null },
  ...changes,
});

function open(lists: TodoLists, group: GroupName = 'editor', path = '/toDoList', more: Answers = {}) {
  const user = person(group);
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/editor/article-list': [200, lists],
    'GET /article/associate/article-list': [200, lists],
    ...more,
  });
  return { calls, ...renderApp(path, { session: sessionOf(user) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The to-do list', () => {
  it('has a tab, with its count, for each list of the answer and no other', async () => {
    open({ assignReivewers: [], decide: [row(), row({ id: 'a2' })] });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      expect.stringMatching(/^Assign reviewers/),
      expect.stringMatching(/^Decide on status.*2/),
    ]);
  });

  it('that is cut off counts all rows, and says so', async () => {
    const rows = Array.from({ length: TODO_ROWS }, (_none, index) => row({ id: `a${index}` }));
    const counts = { lists: { decide: 1234, underReview: 1 }, waiting: 1234, checks: 0 };
    const { user, calls } = open({ underReview: [row()], decide: rows }, 'editor', '/toDoList?tab=decide', {
      'GET /article/todo-counts': [200, counts],
    });
    expect(await screen.findByText(new RegExp(`The newest ${TODO_ROWS} of 1,234 are shown`))).toBeVisible();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual([expect.stringMatching(/1$/), expect.stringMatching(/999\+$/)]);
    await user.click(screen.getByRole('button', { name: `Show the newest ${MAX_TODO_ROWS}` }));
    const sizes = calls
      .filter(({ path }) => path === '/article/editor/article-list')
      .map(({ query }) => query.get('size'));
    expect(sizes).toEqual([String(TODO_ROWS), String(MAX_TODO_ROWS)]);
  });

  it.each([
    ['decide', 'decideOnStatus'],
    ['underReview', 'reviewerSelection'],
    ['returnedToEditor', 'reviewerSelection'],
  ] as const)("on the tab '%s' leads Action to /%s", async (key, page) => {
    const { user, router } = open({ [key]: [row()] });
    await user.click(await screen.findByRole('button', { name: 'Action' }));
    expect(router.state.location.pathname).toBe(`/${page}/a1`);
  });

  it('leads Override to its page, for those who may', async () => {
    const { user, router } = open({ decide: [row(), row({ id: 'a2', actions: [] })] });
    await user.click(await screen.findByRole('button', { name: 'Override' }));
    expect(router.state.location.pathname).toBe('/overrideArticle/a1');
  });

  it('of an associate editor is their own', async () => {
    const { calls } = open({ decide: [row()] }, 'associate editor');
    await screen.findByRole('button', { name: 'Action' });
    expect(calls.some(({ path }) => path === '/article/associate/article-list')).toBe(true);
    expect(calls.some(({ path }) => path === '/article/editor/article-list')).toBe(false);
  });
});
