import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterProvider, useParams } from 'react-router-dom';
import { person, sessionOf } from '../../../test/render-app';
import { NextInList } from '../data-table/next-in-list';
import { type ListedArticle, useBackToList, useListCrumb, useListPlace, useStoreList } from './list-return';
import { makeStore } from './store';

const ARTICLES: readonly ListedArticle[] = ['a1', 'a2', 'a3'].map((id, index) => ({
  id,
  number: `2026-${index + 80}`,
  path: `/article/${id}`,
}));

function List() {
  useStoreList('To-do list', ARTICLES);
  return (
    <>
      <NextInList ready />
      <Link to="/article/a2">Open</Link>
    </>
  );
}

function Article() {
  const { id = '' } = useParams();
  const place = useListPlace(id);
  const crumb = useListCrumb(id);
  const back = useBackToList();
  return (
    <>
      <p>{place ? `${place.place} of ${place.count}, before ${place.next?.number ?? 'none'}` : 'in no list'}</p>
      <Link to={crumb.to} state={crumb.state}>
        {crumb.label}
      </Link>
      <button onClick={() => back(id)}>Decide</button>
    </>
  );
}

function open(address: string, userId = 'u1') {
  const user = { ...person('editor'), id: userId };
  const routes = [
    { path: '/list', element: <List /> },
    { path: '/toDoList', element: <p>The to-do list</p> },
    { path: '/article/:id', element: <Article /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <Provider store={makeStore(sessionOf(user))}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, user: userEvent.setup({ delay: null }) };
}

beforeEach(() => sessionStorage.clear());

describe('The list that a person came from', () => {
  it('provides the place of an article, and the link back to its tab, page and filter', async () => {
    const { router, user } = open('/list?tab=decide&page=2');
    await user.click(screen.getByRole('link', { name: 'Open' }));
    expect(screen.getByText('2 of 3, before 2026-82')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To-do list' }));
    expect(router.state.location.search).toBe('?tab=decide&page=2');
    expect(screen.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
  });

  it('offers the next article after a step', async () => {
    const { router, user } = open('/list?tab=decide');
    await user.click(screen.getByRole('link', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(router.state.location.search).toBe('?tab=decide');
    await user.click(screen.getByRole('link', { name: 'Next: #2026-82' }));
    expect(router.state.location.pathname).toBe('/article/a3');
  });

  it('is not used for an article that is not in it', async () => {
    const { router, user } = open('/list?page=4');
    await act(() => router.navigate('/article/a9'));
    expect(screen.getByRole('link', { name: 'To-do list' })).toHaveAttribute('href', '/toDoList');
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(router.state.location).toMatchObject({ pathname: '/toDoList', search: '' });
  });

  it('is hidden from the next person in the same browser tab', () => {
    open('/list');
    open('/article/a2', 'u2');
    expect(screen.getByText('in no list')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To-do list' })).toHaveAttribute('href', '/toDoList');
  });
});
