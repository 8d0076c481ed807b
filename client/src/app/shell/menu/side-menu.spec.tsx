import { act, screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const SETTINGS = { journalName: 'Test Journal', bannerText: '', supportEmail: '', mailCatcherUrl: null };
const page = (path: string, title: string): RouteObject => ({ path, handle: { title }, element: <h1>{title}</h1> });
const ROUTES = [
  ...[page('/toDoList', 'To-do list'), page('/users', 'Users'), page('/reviewerToDoList', 'Reviews to do')],
  ...[page('/articleDetails/:id', 'Article'), page('/reviewerSelection/:id', 'Reviewers')],
  page('/:articleId/review/:reviewId', 'Review'),
  ...[page('/manuscript/revision', 'Action needed'), page('/manuscript/view', 'My manuscripts')],
  ...[page('/uploadRevision/:id', 'Upload revision'), page('/correction/:id', 'Correction')],
];

function open(path: string, logo = '') {
  const session = sessionOf(person('editor'));
  answerWith({ 'GET /user': [200, session.user], 'GET /settings': [200, { ...SETTINGS, demoAccounts: [], logo }] });
  return renderApp(path, { session, routes: ROUTES });
}

async function openDrawer({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog'));
}

const selectedOf = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
  drawer.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The menu in a narrow window', () => {
  it('marks the usual list for an article opened by its address, also when another list was visited before', async () => {
    sessionStorage.setItem('quire-menu-from', '/users');
    const [selected, ...others] = selectedOf(await openDrawer(open('/articleDetails/a1')));
    expect(selected).toHaveAttribute('href', '/toDoList');
    expect(others).toEqual([]);
  });

  it.each([
    ['/reviewerSelection/a1', '/toDoList'],
    ['/a1/review/r1', '/reviewerToDoList'],
    ['/uploadRevision/a1', '/manuscript/revision'],
    ['/correction/a1', '/manuscript/revision'],
  ])('marks the usual list for %s', async (path, list) => {
    expect(selectedOf(await openDrawer(open(path))).map((link) => link.getAttribute('href'))).toEqual([list]);
  });

  it('marks the list from which an article was opened', async () => {
    const view = open('/users');
    const drawer = await openDrawer(view);
    await view.user.click(drawer.getByRole('button', { name: 'Close menu' }));
    await act(() => view.router.navigate('/articleDetails/a1'));
    expect(selectedOf(await openDrawer(view))[0]).toHaveAttribute('href', '/users');
  });

  it('shows the logo of the journal above its entries', async () => {
    const drawer = await openDrawer(open('/toDoList', 'abc'));
    expect(drawer.getByRole('presentation')).toHaveAttribute('src', '/api/journal-logo/abc');
  });
});
