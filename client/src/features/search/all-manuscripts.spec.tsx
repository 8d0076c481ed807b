import { screen, waitFor } from '@testing-library/react';
import { type Answer, answerWith, holdCalls } from '../../../test/answers';
import { aCard } from '../../../test/articles';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const DOWN: Answer = [502, null];
const FIRST: Answer = [200, { items: [aCard()], total: 980 }];
const SECOND: Answer = [200, { items: [aCard({ id: 'a2', articleTitle: 'Sepsis' })], total: 980 }];

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
