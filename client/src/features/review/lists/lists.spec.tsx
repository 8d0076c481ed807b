import { screen } from '@testing-library/react';
import { answerWith } from '../../../../test/answers';
import { aTask } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const reviewer = person('reviewer');
const request = aTask({ overdueDays: 5, dueDate: '2026-03-01T00:00:00.000Z' });
const pending = aTask({ id: 'r2', articleId: 'a2', label: '#2026-2-R0-Other', status: 'Accepted' });

function open(path: string) {
  answerWith({
    'GET /user': [200, reviewer],
    'GET /article/reviewer/todo-list': [
      200,
      { all: [request, pending], decide: [request], pending: [pending], completed: [] },
    ],
  });
  return renderApp(path, { session: sessionOf(reviewer) });
}

afterEach(() => jest.restoreAllMocks());

describe("The reviewer's lists", () => {
  it('lead a request to its answer, and say how late it is', async () => {
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
  });

  it('keep everything in the history', async () => {
    open('/reviewHistory');
    expect(await screen.findByRole('link', { name: request.label })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: pending.label })).toBeInTheDocument();
  });
});
