import { screen, waitFor, within } from '@testing-library/react';
import { type AssociateWorkload, MAX_TODO_ROWS, type TodoReviewer } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { aListed } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

function open(path: string, group: 'assistant' | 'associate editor', answers: Answers) {
  const user = person(group);
  answerWith({ 'GET /user': [200, user], ...answers });
  return renderApp(path, { session: sessionOf(user) });
}

const load = (changes: Partial<AssociateWorkload> = {}): AssociateWorkload => ({
  ...{ id: 'ae', firstName: 'Ingrid', lastName: 'Bauer', institute: 'Charité', areasOfExpertise: 'Cardiology' },
  ...{ currentAssignments: 4, waitingForThem: 1, underReview: 1, withAuthors: 1, inCheck: 1, overdue: 1 },
  nextDueDate: '2026-03-03T10:00:00.000Z',
  ...changes,
});

/** Each cell starts with its column heading, which is visible on narrow screens only. */
const cells = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

afterEach(() => jest.restoreAllMocks());

describe('The articles of an associate editor', () => {
  it('lead to their details by title, and to the next step by button', async () => {
    const { user, router } = open('/associate/myArticle', 'associate editor', {
      'GET /article/associate/my-articles': [200, [aListed({ articleId: '2026-12', revision: 1 })]],
    });
    const link = await screen.findByRole('link', { name: 'Length of stay' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/articleDetails\/a1$/));
    await user.click(screen.getByRole('button', { name: 'Open #2026-12' }));
    expect(router.state.location.pathname).toBe('/reviewerSelection/a1');
  });

  it('show the reviewers and the lateness of the to-do list, and its reminder', async () => {
    const reviewer: TodoReviewer = { requestId: 'r1', name: 'Olu Adeyemi', status: 'Accepted', overdueDays: 3 };
    const { user } = open('/associate/myArticle', 'associate editor', {
      'GET /article/associate/my-articles': [200, [aListed({ reviewers: [reviewer], lateDays: 3 })]],
    });
    expect(await screen.findByRole('img', { name: 'Olu Adeyemi: agreed, 3 days late' })).toBeInTheDocument();
    expect(screen.getByText('late 3 d')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remind #2026-1' }));
    expect(await screen.findByRole('dialog', { name: 'Remind late reviewers' })).toBeInTheDocument();
  });

  it('are sorted by the two parts of their number', async () => {
    const { user } = open('/associate/myArticle', 'associate editor', {
      'GET /article/associate/my-articles': [
        200,
        ['2026-10', '2026-9', '2025-11'].map((articleId) => aListed({ id: articleId, articleId })),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /Article number/ }));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => cells(row)[0])).toEqual(
      ['2025-11', '2026-9', '2026-10'].map((number) => `Article number${number}`),
    );
  });

  it('are shown 25 on a page, and found by words without accents and by status', async () => {
    const cards = Array.from({ length: 30 }, (_none, index) =>
      aListed({ id: `a${index}`, articleId: `2026-${index}` }),
    );
    const other = aListed({ id: 'b', articleTitle: 'Société', label: '#2026-40-R0-Société', status: 'REVIEWED' });
    const { user } = open('/associate/myArticle', 'associate editor', {
      'GET /article/associate/my-articles': [200, [...cards, other]],
    });
    expect(await screen.findByText('1–25 of 31')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'societe');
    expect(await screen.findByRole('link', { name: 'Société' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.queryByText(/are shown/)).not.toBeInTheDocument();
  });

  it('are a list to which each of them leads back', async () => {
    open('/associate/myArticle', 'associate editor', { 'GET /article/associate/my-articles': [200, [aListed()]] });
    await screen.findByRole('link', { name: 'Length of stay' });
    const stored = JSON.parse(sessionStorage.getItem('quire-list') ?? 'null') as unknown;
    expect(stored).toMatchObject({ address: '/associate/myArticle', articles: [{ id: 'a1' }] });
  });

  it('say that the oldest are left out when there are too many', async () => {
    const cards = Array.from({ length: MAX_TODO_ROWS }, (_none, index) => aListed({ id: `a${index}` }));
    open('/associate/myArticle?size=10', 'associate editor', { 'GET /article/associate/my-articles': [200, cards] });
    expect(await screen.findByText(/The newest 500 are shown/)).toHaveTextContent('Search finds the others.');
  });

  it('have a text for an empty list', async () => {
    open('/associate/myArticle', 'associate editor', { 'GET /article/associate/my-articles': [200, []] });
    expect(await screen.findByText(/No article is assigned to you/)).toBeInTheDocument();
  });
});

describe('The list of associate editors', () => {
  it('shows what each of them holds', async () => {
    open('/associateEditors', 'assistant', { 'GET /article/associate/workload': [200, [load()]] });
    const row = await screen.findByRole('row', { name: /Ingrid Bauer/ });
    expect(cells(row).slice(3, 9)).toEqual([
      'Assigned now4',
      'Awaiting action1',
      'Under review1',
      'With authors1',
      'In the check1',
      'Overdue1',
    ]);
    expect(within(row).getByText('3 Mar 2026')).toBeInTheDocument();
  });

  it('shows 25 on a page, and finds them by words without accents', async () => {
    const loads = Array.from({ length: 30 }, (_none, index) => load({ id: `ae${index}`, institute: 'AMC' }));
    const { user } = open('/associateEditors', 'assistant', {
      'GET /article/associate/workload': [200, [...loads, load()]],
    });
    expect(await screen.findByText('1–25 of 31')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'charite');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  });

  it('offers a retry when it could not be loaded', async () => {
    open('/associateEditors', 'assistant', {
      'GET /article/associate/workload': [503, { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.' }],
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
