import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GroupName, QuickHit } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const HIT: QuickHit = {
  id: 'a1',
  articleId: '2026-15',
  articleTitle: 'Early mobilisation',
  authors: 'Ada Writer et al.',
  revision: 1,
  relation: 'office',
  status: 'UNDER_REVIEW',
};

async function opened(group: GroupName = 'editor', answers: Answers = {}) {
  const session = sessionOf(person(group));
  const calls = answerWith({
    'GET /user': [200, session.user],
    'GET /article/quick-search': [200, { items: [HIT] }],
    'GET /user/all': [200, { items: [person('reviewer', { firstName: 'Rhea', lastName: 'Viewer' })], total: 1 }],
    ...answers,
  });
  const view = renderApp('/profile', { session });
  await screen.findByLabelText(/^Search manuscripts.* and screens$/);
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Quick search' });
  const field = within(dialog).getByRole('combobox');
  return { ...view, calls, dialog, field };
}
const optionsIn = (dialog: HTMLElement) => within(dialog).queryAllByRole('option');
const marked = (dialog: HTMLElement) => optionsIn(dialog).find((one) => one.getAttribute('aria-selected') === 'true');

afterEach(() => jest.restoreAllMocks());

describe('The quick search', () => {
  it('opens by Ctrl+K and finds the screens of the person’s menu by name', async () => {
    const { dialog, field, router } = await opened('author');
    fireEvent.change(field, { target: { value: 'my man' } });
    await waitFor(() => expect(optionsIn(dialog).map((one) => one.textContent)).toContain('My manuscripts'));
    fireEvent.change(field, { target: { value: 'users' } });
    await waitFor(() => expect(within(dialog).queryByText('Users')).not.toBeInTheDocument());
    fireEvent.change(field, { target: { value: 'draf' } });
    await waitFor(() => expect(within(dialog).getByText('Drafts')).toBeInTheDocument());
    await waitFor(() => expect(optionsIn(dialog)).toHaveLength(2));
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/manuscript/draft'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds articles, and opens one by the keyboard', async () => {
    const { dialog, field, router } = await opened();
    fireEvent.change(field, { target: { value: 'mobil' } });
    expect(await within(dialog).findByText('Early mobilisation')).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-activedescendant', marked(dialog)?.id);
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/articleDetails/a1'));
  });

  it('waits at Enter for the answer to the typed text, and opens none of an earlier text', async () => {
    let items = [HIT];
    const { dialog, field, router } = await opened('author', { 'GET /article/quick-search': () => [200, { items }] });
    fireEvent.change(field, { target: { value: '2026-1' } });
    expect(await within(dialog).findByText('Early mobilisation')).toBeInTheDocument();
    items = [{ ...HIT, id: 'a2', articleId: '2026-19', articleTitle: 'Length of stay' }];
    fireEvent.change(field, { target: { value: '2026-19' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(within(dialog).getByText('Early mobilisation')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/articleDetails/a2'));
  });

  it('opens nothing if the answer that Enter waits for has nothing, or if more is typed', async () => {
    let items = [HIT];
    const { dialog, field, router } = await opened('author', { 'GET /article/quick-search': () => [200, { items }] });
    fireEvent.change(field, { target: { value: '2026-1' } });
    await within(dialog).findByText('Early mobilisation');
    fireEvent.change(field, { target: { value: '2026-15' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    items = [];
    fireEvent.change(field, { target: { value: '2026-159' } });
    expect(await within(dialog).findByText('Nothing found.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('finds people for staff, between articles and screens', async () => {
    const { dialog, field, router } = await opened();
    fireEvent.change(field, { target: { value: 'rev' } });
    const people = await within(dialog).findByRole('group', { name: 'People' });
    const groups = within(dialog).getAllByRole('group');
    expect(groups.map((one) => one.getAttribute('aria-label'))).toEqual(['Articles', 'People', 'Screens']);
    fireEvent.click(within(people).getByText('Rhea Viewer'));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/people\//));
  });

  it('does not search for people for an author', async () => {
    const { calls, dialog, field } = await opened('author');
    fireEvent.change(field, { target: { value: 'mobil' } });
    expect(await within(dialog).findByText('Early mobilisation')).toBeInTheDocument();
    expect(within(dialog).queryByRole('group', { name: 'People' })).not.toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/user/all')).toBe(false);
  });

  it('wraps around with the arrow keys', async () => {
    const { dialog, field } = await opened();
    const first = marked(dialog)?.textContent;
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(marked(dialog)).toBe(optionsIn(dialog).at(-1));
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(marked(dialog)?.textContent).toBe(first);
  });

  it('sends the query when typing pauses, and not for a single letter', async () => {
    const { dialog, field, calls } = await opened();
    for (const value of ['e', 'ea', 'ear', 'earl', 'early'])
      act(() => void fireEvent.change(field, { target: { value } }));
    await within(dialog).findByText('Early mobilisation');
    const asked = calls.filter(({ path }) => path === '/article/quick-search').map(({ query }) => query.get('q'));
    expect(asked).toEqual(['early']);
  });

  it('says that nothing was found, or why the search failed', async () => {
    const busy = { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Please wait a minute.' };
    let items: [number, unknown] = [200, { items: [] }];
    const { dialog, field } = await opened('editor', {
      'GET /article/quick-search': () => items,
      'GET /user/all': [200, { items: [], total: 0 }],
    });
    fireEvent.change(field, { target: { value: 'zzzz' } });
    expect(await within(dialog).findByText('Nothing found.')).toBeInTheDocument();
    items = [429, busy];
    fireEvent.change(field, { target: { value: 'yyyy' } });
    expect(await within(dialog).findByText('Please wait a minute.')).toBeInTheDocument();
  });
});
