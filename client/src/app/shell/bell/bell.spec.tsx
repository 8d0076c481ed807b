import { act, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import type { MenuCounts, News, NewsItem, User } from '@contracts';
import { type Answers, answerWith, menuCounts, sendChange } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const page = (path: string, title: string): RouteObject => ({ path, handle: { title }, element: <h1>{title}</h1> });
const ROUTES = [
  page('/', 'Home'),
  page('/articleDetails/:id', 'Article'),
  page('/decideOnStatus/:id', 'Decide'),
  page('/tickets/editTicket/:id', 'Ticket'),
];
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const SEEN = hoursAgo(30);

const line = (id: string, at: string, changes: Partial<NewsItem> = {}): NewsItem => ({
  ...{ id, at, text: `Happening ${id}`, by: null, ticket: null, undecided: false },
  article: { id: 'a1', number: '2026-4', title: 'Length of stay' },
  ...changes,
});
const NEWS: News = {
  items: [
    line('three', hoursAgo(0), { by: 'Eva Editor' }),
    line('two', hoursAgo(24), { article: null, ticket: { id: 't1', title: 'The upload stops' } }),
    line('one', hoursAgo(24 * 9), { undecided: true }),
  ],
  more: false,
  seenUntil: SEEN,
};

interface World {
  news?: Answers[string];
  counts?: () => MenuCounts;
  user?: User;
}

function open({ news = [200, NEWS], counts = () => menuCounts({ news: 2 }), user = person('editor') }: World = {}) {
  const session = sessionOf(user);
  const calls = answerWith({
    'GET /user': [200, session.user],
    'GET /menu-counts': () => [200, counts()],
    'GET /news': news,
    'POST /news/seen': [204, null],
  });
  const marks = () => calls.filter(({ path }) => path === '/news/seen').map(({ body }) => body);
  return { ...renderApp('/', { session, routes: ROUTES }), calls, marks };
}

async function openBell({ user }: ReturnType<typeof open>, name = 'What is new, 2 new') {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'What is new' }));
}
const linesOf = (drawer: Awaited<ReturnType<typeof openBell>>) =>
  drawer.getAllByRole('link').map((link) => link.textContent);

afterEach(() => jest.restoreAllMocks());

describe('The bell', () => {
  it('shows what happened by day, marks what is new, and notifies the server once', async () => {
    const view = open();
    const drawer = await openBell(view);
    expect(await drawer.findByRole('heading', { name: 'Today' })).toBeVisible();
    expect(drawer.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(linesOf(drawer)).toEqual([
      expect.stringMatching(/^New: Happening three.*#2026-4 · Eva Editor · Length of stay$/),
      expect.stringMatching(/^New: Happening two.*The upload stops$/),
      expect.stringMatching(/^Happening one/),
    ]);
    await waitFor(() => expect(view.marks()).toEqual([{ until: NEWS.items[0]?.at }]));
  });

  it('marks all as read on the screen too', async () => {
    const view = open();
    const drawer = await openBell(view);
    await view.user.click(await drawer.findByRole('button', { name: 'Mark all as read' }));
    expect(linesOf(drawer).some((text) => text?.startsWith('New'))).toBe(false);
    expect(drawer.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    [/Happening three/, '/articleDetails/a1'],
    [/Happening two/, '/tickets/editTicket/t1'],
    [/Happening one/, '/decideOnStatus/a1'],
  ])('leads from %s to its page', async (name, path) => {
    const view = open();
    const drawer = await openBell(view);
    await view.user.click(await drawer.findByRole('link', { name }));
    expect(view.router.state.location.pathname).toBe(path);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows older lines on request', async () => {
    let asked = 0;
    const older = { ...NEWS, items: [line('zero', hoursAgo(24 * 20))] };
    const view = open({ news: () => [200, (asked += 1) === 1 ? { ...NEWS, more: true } : older] });
    const drawer = await openBell(view);
    await view.user.click(await drawer.findByRole('button', { name: 'Show older' }));
    expect(await drawer.findByRole('link', { name: /Happening zero/ })).toBeVisible();
    const places = view.calls.filter(({ path }) => path === '/news').map(({ query }) => query.get('beforeId'));
    expect(places).toEqual([null, 'one']);
    expect(drawer.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('says when there is nothing, and offers a retry after a failure', async () => {
    let works = false;
    const problem = { statusCode: 503, message: 'The list is being rebuilt.', code: 'UNAVAILABLE' };
    const view = open({
      news: () => (works ? [200, { ...NEWS, items: [] }] : [503, problem]),
      counts: () => menuCounts(),
    });
    const drawer = await openBell(view, 'What is new');
    expect(await drawer.findByRole('alert')).toHaveTextContent('The list is being rebuilt.');
    works = true;
    await view.user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByText('Nothing has happened yet')).toBeVisible();
    expect(view.marks()).toEqual([]);
  });

  it('counts again when the server reports a change, and announces only an increase', async () => {
    let news = 2;
    open({ counts: () => menuCounts({ news }) });
    await screen.findByRole('button', { name: 'What is new, 2 new' });
    const statusTexts = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(statusTexts().join('')).toBe('');
    news = 3;
    act(() => sendChange({ lists: [], articles: ['a1'] }));
    expect(await screen.findByRole('button', { name: 'What is new, 3 new' })).toBeVisible();
    expect(statusTexts()).toContain('1 new item in What is new');
    news = 0;
    act(() => sendChange({ lists: ['todo'], articles: [] }));
    expect(await screen.findByRole('button', { name: 'What is new' })).toBeVisible();
    expect(statusTexts().join('')).toBe('');
  });

  it('marks nothing as seen under login-as', async () => {
    const view = open({ user: { ...person('author'), actor: person('webmaster') } });
    const drawer = await openBell(view);
    expect(await drawer.findByText('Viewing this does not mark it as read for Anna Bakker.')).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(view.marks()).toEqual([]);
  });

  it('is missing for an account that may only write drafts', async () => {
    open({ user: person('author', { unproven: true }) });
    await screen.findByRole('button', { name: 'User menu' });
    expect(screen.queryByRole('button', { name: /What is new/ })).not.toBeInTheDocument();
  });
});
