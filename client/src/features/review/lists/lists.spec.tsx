import { screen, waitFor } from '@testing-library/react';
import { answerWith } from '../../../../test/answers';
import { aTask } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const reviewer = person('reviewer');
const request = aTask({ overdueDays: 5, dueDate: '2026-03-01T00:00:00.000Z' });
const pending = aTask({ id: 'r2', articleId: 'a2', label: '#2026-2-R0-Other', status: 'Accepted', answeredFields: 12 });

function open(path: string, all = [request, pending]) {
  const having = (status: string) => all.filter((task) => task.status === status);
  answerWith({
    'GET /user': [200, reviewer],
    'GET /article/reviewer/todo-list': [
      200,
      { all, decide: having('Mailed'), pending: having('Accepted'), completed: having('Completed') },
    ],
  });
  return renderApp(path, { session: sessionOf(reviewer) });
}

afterEach(() => jest.restoreAllMocks());

describe("The reviewer's lists", () => {
  it('link a request to its answer, and show how late it is', async () => {
    open('/reviewerToDoList');
    const link = await screen.findByRole('link', { name: request.label });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/a1\/r1\/accept$/));
    expect(screen.getByText('5 days overdue')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: pending.label })).not.toBeInTheDocument();
  });

  it('lead a pending review to its form', async () => {
    const { user } = open('/reviewerToDoList');
    await user.click(await screen.findByRole('tab', { name: /Pending reviews/ }));
    const link = await screen.findByRole('link', { name: pending.label });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/a2\/review\/r2$/));
    expect(screen.getByText('12 of 21')).toBeInTheDocument();
  });

  it('show no number of fields for a review without a draft, such as one that was sent back', async () => {
    open('/reviewerToDoList', [{ ...pending, answeredFields: null }]);
    expect(await screen.findByRole('link', { name: pending.label })).toBeInTheDocument();
    expect(screen.queryByText(/of 21/)).not.toBeInTheDocument();
  });

  it('open with the reviews to write when no request waits, sorted by due date', async () => {
    const late = {
      ...pending,
      id: 'r3',
      articleId: 'a3',
      label: '#2026-3-R0-Late',
      dueDate: '2026-02-01T00:00:00.000Z',
    };
    open('/reviewerToDoList', [{ ...pending, dueDate: '2026-03-01T00:00:00.000Z' }, late]);
    const links = await screen.findAllByRole('link', { name: /^#2026/ });
    expect(links.map((link) => link.textContent)).toEqual([late.label, pending.label]);
  });

  it('have a text for an empty list', async () => {
    const { user } = open('/reviewerToDoList', []);
    expect(await screen.findByText(/^No requests to answer\./)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /Pending reviews/ }));
    expect(await screen.findByText(/^No pending reviews\./)).toBeInTheDocument();
  });

  it('keep everything in the history, each with the view action', async () => {
    const { user, router } = open('/reviewHistory');
    expect(await screen.findByRole('link', { name: request.label })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/a1\/r1\/accept$/),
    );
    // The office's word for a request that waits.
    expect(screen.queryByText('Mailed')).not.toBeInTheDocument();
    expect(screen.getByText('Invited', { selector: '.fui-Badge' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `View ${pending.label}` }));
    expect(router.state.location.pathname).toBe('/a2/review/r2');
  });

  it('are searched word by word, with the search in the address', async () => {
    const { user, router } = open('/reviewHistory');
    // The search field appears before the list.
    expect(await screen.findByRole('link', { name: request.label })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'accepted 2026-2');
    // The list and its address are updated when typing pauses.
    await waitFor(() => expect(screen.queryByRole('link', { name: request.label })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: pending.label })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?q=accepted+2026-2');
    await user.type(screen.getByRole('searchbox'), ' nothing');
    expect(await screen.findByText('Nothing matches. Try another word.')).toBeInTheDocument();
  });

  it('show ten of a long history at a time', async () => {
    const many = Array.from({ length: 12 }, (_none, n) =>
      aTask({ id: `m${n}`, label: `#2026-${n}`, status: 'Completed' }),
    );
    const { user } = open('/reviewHistory', many);
    expect(await screen.findByRole('link', { name: '#2026-9' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '#2026-10' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('columnheader', { name: /Manuscript/ }).querySelector('button') ?? document.body);
    await user.click(screen.getByRole('button', { name: /Next page/ }));
    expect(screen.getByRole('link', { name: '#2026-11' })).toBeInTheDocument();
  });
});
