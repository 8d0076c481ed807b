import { screen, within } from '@testing-library/react';
import type { WaitingLongest } from '@contracts';
import { answerWith, menuCounts } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const WAITING: WaitingLongest = {
  items: [
    {
      id: 'a1',
      articleId: '2026-10',
      articleTitle: 'Blood pressure after stroke',
      status: 'UNDER_REVIEW',
      revision: 0,
      statusSince: '2026-11-01T10:00:00.000Z',
      due: '2026-11-15T10:00:00.000Z',
      waitsFor: 'reviewer',
      lateDays: 7,
      associateName: null,
      reviewersRequired: 2,
      reviewersAgreed: 2,
      reviewersCompleted: 1,
    },
  ],
  total: 9,
  late: { reviewer: 1, associate: 0, office: 0 },
};

afterEach(() => jest.restoreAllMocks());

describe('The start page', () => {
  it('shows an editor what waits, each number as the way to its list, and one step per article', async () => {
    const session = sessionOf(person('editor'));
    answerWith({
      'GET /user': [200, session.user],
      'GET /article/waiting-longest': [200, WAITING],
      'GET /menu-counts': [
        200,
        menuCounts({ todo: { lists: { assignReivewers: 4, decide: 3, returnedToEditor: 0 }, waiting: 8, checks: 2 } }),
      ],
    });
    renderApp('/', { session });
    const list = await screen.findByRole('list', { name: 'Waiting longest' });
    expect(within(list).getByText('late 7 d')).toBeInTheDocument();
    expect(within(list).getByRole('link', { name: 'Remind #2026-10-R0' })).toHaveAttribute(
      'href',
      '/reviewerSelection/a1',
    );
    const tiles = screen.getByRole('list', { name: 'What waits' });
    expect(await within(tiles).findByRole('link', { name: /^4 ?Needs reviewers/ })).toHaveAttribute(
      'href',
      '/toDoList?tab=assignReivewers',
    );
    expect(within(tiles).getByRole('link', { name: /^2 ?To check/ })).toHaveAttribute('href', '/assitantEditorList');
  });

  it('asks a new author for the first manuscript, and says what to have ready', async () => {
    const session = sessionOf(person('author'));
    answerWith({
      'GET /user': [200, session.user],
      'GET /article/my-list-with-status': [200, []],
    });
    const { user, router } = renderApp('/', { session });
    expect(await screen.findByText('Submit your first manuscript')).toBeInTheDocument();
    expect(screen.getByText(/cover letter/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(router.state.location.pathname).toBe('/manuscript/submit');
  });

  it('lets a reviewer accept or decline a request, and shows agreed reviews by their date', async () => {
    const session = sessionOf(person('reviewer'));
    const task = {
      id: 'r1',
      articleId: 'a1',
      articleNumber: '2026-10',
      label: '#2026-10-R0',
      articleTitle: 'Early mobilisation',
      typeName: null,
      revision: 0,
      mailedDate: null,
      decidedDate: null,
      completedDate: null,
      dueDate: '2026-11-15T10:00:00.000Z',
      overdueDays: null,
    };
    const pending = { ...task, id: 'r2', articleId: 'a2', articleNumber: '2026-11', status: 'Accepted' };
    answerWith({
      'GET /user': [200, session.user],
      'GET /article/my-list-with-status': [200, []],
      'GET /article/reviewer/todo-list': [
        200,
        { all: [], pending: [pending], decide: [{ ...task, status: 'Mailed' }], completed: [] },
      ],
    });
    renderApp('/', { session });
    const requests = await screen.findByRole('list', { name: 'Requests to review' });
    expect(within(requests).getByRole('link', { name: 'Decline #2026-10' })).toHaveAttribute('href', '/a1/r1/decline');
    const needed = await screen.findByRole('list', { name: 'What we need from you' });
    expect(within(needed).getByRole('link', { name: 'Write review #2026-11' })).toHaveAttribute(
      'href',
      '/a2/review/r2',
    );
  });
});
