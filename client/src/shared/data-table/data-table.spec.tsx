import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Column, leastWidth } from './column';
import { DataTable, type DataTableProps } from './data-table';
import { PagedTable } from './paged-table';
import { useListState } from './use-list-state';

interface Fruit {
  name: string;
  weight: number | null;
}

const columns: Column<Fruit>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'weight', header: 'Weight', cell: ({ weight }) => weight ?? 'unknown', sortValue: ({ weight }) => weight },
];
const fruits: Fruit[] = Array.from({ length: 12 }, (_none, index) => ({
  name: `fruit ${index + 1}`,
  weight: 12 - index,
}));
fruits.push({ name: 'apple', weight: null });

function Fruits(props: Partial<DataTableProps<Fruit>>) {
  const state = useListState();
  return (
    <DataTable
      label="Fruits"
      columns={columns}
      rows={fruits}
      rowKey={(f) => f.name}
      state={state}
      empty="No fruit"
      {...props}
    />
  );
}

function show(props: Partial<DataTableProps<Fruit>> = {}, address = '/') {
  const routes = [
    { path: '/', element: <Fruits {...props} /> },
    { path: '/fruit/:name', element: <p>One fruit</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }) };
}

const names = () =>
  within(screen.getByRole('table', { name: 'Fruits' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('A table', () => {
  it('sorts by a header, ascending and then descending, and keeps that in the address', async () => {
    const { user, router } = show();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names().slice(0, 3)).toEqual(['apple', 'fruit 1', 'fruit 2']);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()[0]).toBe('fruit 12');
    expect(router.state.location.search).toBe('?sort=-name');
  });

  it('puts rows without a value last in both directions', () => {
    show({}, '/?sort=-weight&page=2');
    expect(names().at(-1)).toBe('apple');
  });

  it('opens at the page in its address, turns pages, and returns to the first page when sorted', async () => {
    const { user, router } = show({}, '/?page=2');
    expect(names()).toEqual(['fruit 11', 'fruit 12', 'apple']);
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(names()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Weight' }));
    expect(router.state.location.search).toBe('?sort=weight');
  });

  it('shows the rows of the server in their order, with the total number', () => {
    show({ rows: fruits.slice(0, 10), total: 4_000 }, '/?sort=-name');
    expect(names()[0]).toBe('fruit 1');
    expect(screen.getByText('1–10 of 4,000')).toBeInTheDocument();
  });

  it('opens a row by a click anywhere on it, and by Enter', async () => {
    const { user, router } = show({ rowPath: ({ name }) => `/fruit/${name}` });
    await user.click(screen.getAllByRole('cell')[1] as HTMLElement);
    expect(await screen.findByText('One fruit')).toBeInTheDocument();
    await act(() => router.navigate('/'));
    act(() => screen.getByRole('link', { name: 'fruit 3' }).focus());
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/fruit/fruit 3');
  });

  it.each([
    { ticked: 'fruit 1', boxes: 1 },
    { ticked: 'nothing', boxes: 0 },
  ])('keeps the column of check boxes, and ticks all only where a row can be ticked: $ticked', ({ ticked, boxes }) => {
    const ticks = { isTicked: () => false, set: () => undefined, nameOf: ({ name }: Fruit) => name };
    show({ ticks: { ...ticks, mayTick: ({ name }) => name === ticked } });
    expect(screen.getAllByRole('columnheader')).toHaveLength(columns.length + 1);
    expect(screen.queryAllByRole('checkbox', { name: 'Select all on this page' })).toHaveLength(boxes);
  });

  it('shows skeleton rows while loading and a text when empty', () => {
    show({ rows: undefined });
    expect(screen.getByRole('table', { name: 'Fruits' })).toHaveAttribute('aria-busy', 'true');
    show({ rows: [] });
    expect(screen.getByText('No fruit')).toBeInTheDocument();
  });

  it('marks the rows of an earlier question, and shows no empty text for it', () => {
    show({ isEarlier: true });
    expect(screen.getByRole('table', { name: 'Fruits' })).toHaveAttribute('aria-busy', 'true');
    expect(names()[0]).toBe('fruit 1');
    cleanup();
    show({ rows: [], total: 0, isEarlier: true });
    expect(screen.getByRole('table', { name: 'Fruits' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No fruit')).not.toBeInTheDocument();
  });
});

describe('A table of one page', () => {
  const answer = { items: fruits.slice(0, 10), total: 13 };
  const error = { statusCode: 502, code: 'UNAVAILABLE', message: 'No connection.' };

  function Paged({ currentData }: { currentData: typeof answer | undefined }) {
    const query = { data: answer, currentData, error, refetch: () => undefined };
    const state = useListState();
    return <PagedTable label="Fruits" rowKey={({ name }) => name} empty="No fruit" {...{ columns, state, query }} />;
  }
  const showPaged = (currentData: typeof answer | undefined) =>
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Paged {...{ currentData }} /> }])} />);

  it('keeps its rows if they cannot be loaded again', () => {
    showPaged(answer);
    expect(names()[0]).toBe('fruit 1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not show the rows of another page if its own cannot be loaded', () => {
    showPaged(undefined);
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
    expect(screen.queryByText('fruit 1')).not.toBeInTheDocument();
  });
});

describe('The least width of a table', () => {
  it('has room for the columns with a width, the rest and the check boxes, but not for what may be left out', () => {
    const column = (id: string, more: Partial<Column<Fruit>>): Column<Fruit> => ({
      id,
      header: id,
      cell: () => id,
      ...more,
    });
    const all = [
      column('name', { primary: true }),
      column('note', {}),
      column('weight', { width: '84px' }),
      column('share', { width: '20%' }),
    ];
    const wider = column('origin', { width: '112px', from: 1420 });
    expect(leastWidth([...all, wider], ['40px'])).toBe('calc(130px + 80px + 84px + 40px)');
  });
});
