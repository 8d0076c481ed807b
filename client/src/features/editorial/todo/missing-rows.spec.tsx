import { screen, waitFor } from '@testing-library/react';
import { TODO_ROWS, type TodoRow } from '@contracts';
import { type Answer, answerWith, holdCalls, menuCounts } from '../../../../test/answers';
import { aCard } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const row = (number: number): TodoRow => ({
  ...aCard({ id: `a${number}`, status: 'REVIEWED', label: `#2026-${number}-R0` }),
  ...{ reviewers: [], lateDays: null, associateEditor: null, associateDueDate: null, reviewerRequired: 2 },
  ...{ reviewersAgreed: 2, reviewersCompleted: 2, nextReviewerDueDate: null, overdueDays: null },
});
const rows = Array.from({ length: 200 }, (_none, index) => row(1000 - index));
const NEWEST: Answer = [200, { decide: rows.slice(0, TODO_ROWS) }];
const OLD = '2026-801';

async function open(newest: Answer = NEWEST) {
  const session = sessionOf(person('editor'));
  const server = { answer: newest };
  answerWith({
    'GET /user': [200, session.user],
    'GET /article/editor/article-list': () => server.answer,
    'GET /menu-counts': [200, menuCounts({ todo: { lists: { decide: 200 }, waiting: 200, checks: 0 } })],
  });
  const view = renderApp('/toDoList?tab=decide', { session });
  const search = await screen.findByRole('searchbox');
  return { server, search, ...view };
}

afterEach(() => jest.restoreAllMocks());

describe('A filter of the to-do list that needs rows that are not loaded yet', () => {
  it('says that none match, and counts, only from all rows', async () => {
    const { user, server, search } = await open();
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Decide/ })).toHaveTextContent('200'));
    server.answer = [200, { decide: rows }];
    const release = holdCalls('size=500');
    await user.type(search, OLD);
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.queryByText('No articles of this list match.')).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /^Decide/ })).toHaveTextContent('200');
    release();
    expect(await screen.findByRole('link', { name: new RegExp(OLD) })).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  });

  it('says that they could not be loaded, and keeps the filter', async () => {
    const { user, server, search } = await open();
    server.answer = [502, null];
    await user.type(search, OLD);
    expect(await screen.findByText(/server could not be reached/)).toBeInTheDocument();
    expect(screen.queryByText('No articles of this list match.')).not.toBeInTheDocument();
    expect(search).toHaveValue(OLD);
    server.answer = [200, { decide: rows }];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: new RegExp(OLD) })).toBeInTheDocument();
  });

  it('works without the server where all rows are loaded', async () => {
    const { user, server, search } = await open([200, { decide: rows.slice(0, 3) }]);
    server.answer = [502, null];
    await user.type(search, '2026-999');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^#2026/ })).toHaveLength(1));
    expect(screen.queryByText(/server could not be reached/)).not.toBeInTheDocument();
  });
});
