import { screen, within } from '@testing-library/react';
import type { WaitingLongest } from '@contracts';
import { answerWith, menuCounts } from '../../../test/answers';
import { aCard, aTask } from '../../../test/articles';
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
      hasLateReviewers: true,
      reviewersRequired: 2,
      reviewersAgreed: 2,
      reviewersCompleted: 1,
      actions: [],
    },
  ],
  total: 9,
  held: null,
  late: { reviewer: 1, associate: 0, office: 0 },
  oldest: { check: new Date(Date.now() - 3.5 * 86_400_000).toISOString(), decide: null },
  uninvited: 3,
  week: [{ day: '2026-11-27', reviewer: 2, associate: 0, office: 1 }],
};

const AT = '2026-11-01T10:00:00.000Z';

afterEach(() => jest.restoreAllMocks());

describe('The start page', () => {
  it('shows an editor what waits, each number as a link to its list, and one step per article', async () => {
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
    const tiles = screen.getByRole('list', { name: 'Waiting for the office' });
    expect(await within(tiles).findByRole('link', { name: /^4 ?Needs reviewers/ })).toHaveAttribute(
      'href',
      '/toDoList?tab=assignReivewers',
    );
    expect(within(tiles).getByRole('link', { name: /^2 ?To check/ })).toHaveAttribute('href', '/assitantEditorList');
    expect(within(tiles).getByText('oldest: 3 days')).toBeInTheDocument();
    expect(within(tiles).getByText('3 with nobody invited')).toBeInTheDocument();
    expect(screen.getByText('Fri 27 Nov').nextElementSibling).toHaveTextContent('2 by reviewers, 1 by us');
  });

  it('shows an editor the tickets that wait for an answer', async () => {
    const session = sessionOf(person('editor'));
    const ticket = {
      id: '7',
      type: 'GENERAL',
      date: AT,
      lastUpdate: AT,
      status: 'AWAITING_RESPONSE',
      responseCount: 0,
    };
    answerWith({
      'GET /user': [200, session.user],
      'GET /article/waiting-longest': [200, WAITING],
      'GET /ticket/all': [
        200,
        {
          awaiting: [{ ...ticket, name: 'Where is my letter?', user: person('author') }],
          ...{ open: [], closed: [], totals: { awaiting: 1, open: 0, closed: 0 } },
        },
      ],
    });
    renderApp('/', { session });
    const link = await screen.findByRole('link', { name: 'Where is my letter?' });
    expect(link).toHaveAttribute('href', '/tickets/editTicket/7');
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

  it('lists the tasks of an author and reviewer in one order: tasks with a date, confirmations, answered tickets', async () => {
    const session = sessionOf(person('reviewer'));
    const pending = aTask({
      id: 'r2',
      articleId: 'a2',
      articleNumber: '2026-11',
      dueDate: '2026-11-15T10:00:00.000Z',
      answeredFields: 12,
    });
    const done = aTask({ id: 'r3', articleId: 'a3', articleNumber: '2026-9', status: 'Completed', completedDate: AT });
    const decide = aTask({ articleNumber: '2026-10', dueDate: '2026-11-20T10:00:00.000Z' });
    const ticket = { id: '7', type: 'GENERAL', date: AT, lastUpdate: AT, user: session.user, responseCount: 1 };
    answerWith({
      'GET /user': [200, session.user],
      'GET /article/my-list-with-status': [
        200,
        [
          aCard({ id: 'd1', articleId: '2026-14', status: 'DRAFT' }),
          aCard({ id: 'm1', articleId: '2026-13', status: 'MINOR_REVISION', dueDate: '2026-11-17T10:00:00.000Z' }),
          aCard({ id: 'u1', articleId: '2026-15', articleTitle: 'In review' }),
        ],
      ],
      'GET /article/reviewer/todo-list': [200, { all: [], pending: [pending], decide: [decide], completed: [done] }],
      'GET /article/my-authorship-requests': [
        200,
        [{ requestId: 'q1', articleId: 'a9', articleNumber: '2026-12', articleTitle: 'Nine cities', askedAt: AT }],
      ],
      'GET /ticket/my-list': [
        200,
        [
          { ...ticket, name: 'Where is my letter?', status: 'OPEN' },
          { ...ticket, id: '8', name: 'Waits for the office', status: 'AWAITING_RESPONSE' },
        ],
      ],
    });
    renderApp('/', { session });
    const needed = within(await screen.findByRole('list', { name: 'What we need from you' }));
    const links = needed.getAllByRole('link').filter((link) => link.hasAttribute('aria-label'));
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Write review #2026-11', '/a2/review/r2'],
      ['Revise #2026-13', '/uploadRevision/m1'],
      ['Accept #2026-10', '/a1/r1/accept'],
      ['Decline #2026-10', '/a1/r1/decline'],
      ['Confirm #2026-12', '/authorship/a9/q1'],
      ['Read Ticket 7', '/tickets/editTicket/7'],
    ]);
    expect(needed.getAllByRole('listitem').map((one) => one.firstChild?.firstChild?.textContent)).toEqual([
      ...['Review', 'Minor revision', 'Request to review', 'Co-author', 'Ticket 7'],
    ]);
    expect(needed.getByText(/^#2026-11 · Write your review by .* · 12 of 21 answered$/)).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'In progress' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Drafts 1').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Completed reviews 1').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Length of stay', { selector: '[href="/a3/review/r3"]' })).toBeInTheDocument();
  });

  it('shows drafts and finished manuscripts apart from the tasks, the drafts open when nothing else waits', async () => {
    const session = sessionOf(person('author'));
    const cards = [
      aCard({ id: 'd1', articleId: '2026-14', status: 'DRAFT' }),
      aCard({ id: 'f1', articleId: '2026-3', status: 'ACCEPTED' }),
    ];
    answerWith({ 'GET /user': [200, session.user], 'GET /article/my-list-with-status': [200, cards] });
    renderApp('/', { session });
    const drafts = within(await screen.findByRole('list', { name: 'Drafts' }));
    expect(drafts.getByRole('link', { name: 'Continue #2026-14' })).toHaveAttribute('href', '/manuscript/submit/d1');
    const finished = screen.getByText('Finished 1').closest('details');
    expect(finished).not.toHaveAttribute('open');
    expect(finished).toHaveTextContent('Accepted');
    expect(screen.getByText('We need nothing from you at the moment.')).toBeInTheDocument();
  });

  it('says that there are no tasks', async () => {
    const session = sessionOf(person('author'));
    answerWith({ 'GET /user': [200, session.user], 'GET /article/my-list-with-status': [200, [aCard()]] });
    renderApp('/', { session });
    expect(await screen.findByText('We need nothing from you at the moment.')).toBeInTheDocument();
  });
});
