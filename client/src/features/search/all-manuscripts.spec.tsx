import { screen, waitFor } from '@testing-library/react';
import type { TodoReviewer } from '@contracts';
import { type Answer, answerWith, holdCalls } from '../../../test/answers';
import { aListed } from '../../../test/articles';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const DOWN: Answer = [502, null];
const FIRST: Answer = [200, { items: [aListed()], total: 980 }];
const SECOND: Answer = [200, { items: [aListed({ id: 'a2', articleTitle: 'Sepsis' })], total: 980 }];

function open() {
  const session = sessionOf(person('editor'));
  const server = { answer: FIRST };
  answerWith({
    'GET /user': [200, session.user],
    'GET /user/associate-editor-list': [200, []],
    'GET /article/all': () => server.answer,
  });
  return { server, ...renderApp('/manuscript/all', { session }) };
}
const table = () => screen.getByRole('table', { name: 'All manuscripts' });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('All manuscripts', () => {
  it.each(['Late', 'Next page'])('shows no rows of the earlier question if the one after %s fails', async (name) => {
    const { user, server } = open();
    expect(await screen.findByText('Length of stay')).toBeInTheDocument();
    server.answer = DOWN;
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(/server could not be reached/)).toBeInTheDocument();
    expect(screen.queryByText('Length of stay')).not.toBeInTheDocument();
    server.answer = SECOND;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sepsis')).toBeInTheDocument();
  });

  it.each([
    ['Remind', '/reviewerSelection/a1', { lateDays: 3 }],
    ['Decide', '/decideOnStatus/a1', { status: 'REVIEWED' as const, actions: ['decide' as const] }],
    ['Open', '/articleDetails/a1', { status: 'ACCEPTED' as const, reviewers: [] }],
  ])('have the marks, the lateness and the step of the to-do list: %s', async (verb, path, changes) => {
    const reviewer: TodoReviewer = { requestId: 'r1', name: 'Olu Adeyemi', status: 'Accepted', overdueDays: 3 };
    const row = aListed({ reviewers: [reviewer], ...changes });
    const { user, router, server } = open();
    server.answer = [200, { items: [row], total: 1 }];
    const button = await screen.findByRole('button', { name: `${verb} #2026-1` });
    expect(screen.queryByText('late 3 d') !== null).toBe(row.lateDays !== null);
    const marks = screen.queryByRole('img', { name: 'Olu Adeyemi: agreed, 3 days late' });
    expect(marks !== null).toBe(row.reviewers.length > 0);
    await user.click(button);
    expect(router.state.location.pathname).toBe(path);
  });

  it('marks the rows of the earlier page until the next one arrives, and does not keep them as its articles', async () => {
    const { user, server } = open();
    expect(await screen.findByText('Length of stay')).toBeInTheDocument();
    expect(table()).toHaveAttribute('aria-busy', 'false');
    server.answer = SECOND;
    const release = holdCalls('page=1');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Length of stay')).toBeInTheDocument();
    expect(sessionStorage.getItem('quire-list')).not.toContain('page=2');
    release();
    expect(await screen.findByText('Sepsis')).toBeInTheDocument();
    expect(table()).toHaveAttribute('aria-busy', 'false');
    await waitFor(() => expect(sessionStorage.getItem('quire-list')).toContain('page=2'));
  });
});
