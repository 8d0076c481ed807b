import { act, screen, waitFor } from '@testing-library/react';
import { type GroupName, MAX_TODO_ROWS, TODO_ROWS, type TodoLists, type TodoReviewer, type TodoRow } from '@contracts';
import { type Answers, answerWith, menuCounts } from '../../../../test/answers';
import { aCard } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const row = (changes: Partial<TodoRow> = {}): TodoRow => ({
  ...aCard({ status: 'REVIEWED', actions: ['override'] }),
  ...{
    reviewers: [],
    lateDays: null,
    associateEditor: null,
    associateDueDate: null,
    reviewerRequired: 2,
    reviewersAgreed: 2,
  },
  ...{ reviewersCompleted: 2, nextReviewerDueDate: null, overdueDays: null },
  ...changes,
});

function open(lists: TodoLists, group: GroupName = 'editor', path = '/toDoList', more: Answers = {}) {
  const user = person(group);
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/editor/article-list': [200, lists],
    'GET /article/associate/article-list': [200, lists],
    ...more,
  });
  return { calls, ...renderApp(path, { session: sessionOf(user) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The to-do list', () => {
  it('has a tab, with its count, for each list of the answer, and one for all, each article once', async () => {
    open({ assignReivewers: [], decide: [row(), row({ id: 'a2' })], overdueAssociate: [row()] });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      expect.stringMatching(/^Assign reviewers0/),
      expect.stringMatching(/^Decide on status2/),
      expect.stringMatching(/^Overdue associate editors1/),
      expect.stringMatching(/^All2/),
    ]);
  });

  it('counts all rows of a list that is cut off, and says so', async () => {
    const rows = Array.from({ length: TODO_ROWS }, (_none, index) => row({ id: `a${index}` }));
    const todo = { lists: { decide: 1234, underReview: 1 }, waiting: 1234, checks: 0 };
    const { user, calls } = open({ underReview: [row()], decide: rows }, 'editor', '/toDoList?tab=decide', {
      'GET /menu-counts': [200, menuCounts({ todo })],
    });
    expect(await screen.findByText(new RegExp(`The newest ${TODO_ROWS} of 1,234 are shown`))).toBeVisible();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual([
      expect.stringMatching(/1$/),
      expect.stringMatching(/999\+$/),
      expect.stringMatching(/^All999\+/),
    ]);
    await user.click(screen.getByRole('button', { name: `Show the newest ${MAX_TODO_ROWS}` }));
    const sizes = calls
      .filter(({ path }) => path === '/article/editor/article-list')
      .map(({ query }) => query.get('size'));
    expect(sizes).toEqual([String(TODO_ROWS), String(MAX_TODO_ROWS)]);
  });

  it.each([
    ['REVIEWER_SELECTION', 'Choose reviewers', 'reviewerSelection'],
    ['UNDER_REVIEW', 'Open', 'reviewerSelection'],
    ['REVIEWED', 'Decide', 'decideOnStatus'],
    ['RETURNED_TO_EDITOR', 'Resume', 'reviewerSelection'],
  ] as const)('names the next step of an article in %s: %s', async (status, verb, page) => {
    const { user, router } = open({ decide: [row({ status })] });
    await user.click(await screen.findByRole('button', { name: `${verb} #2026-1` }));
    expect(router.state.location.pathname).toBe(`/${page}/a1`);
  });

  it('has the rare actions in a menu, Override last and only with permission', async () => {
    const { user, router } = open({ decide: [row({ actions: ['see-log', 'override'] })] });
    await user.click(await screen.findByRole('button', { name: 'More actions for #2026-1' }));
    const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
    expect(entries).toEqual(['Details', 'Manage files', 'Override']);
    await user.click(screen.getByRole('menuitem', { name: 'Override' }));
    expect(router.state.location.pathname).toBe('/overrideArticle/a1');
  });

  it('shows each reviewer in words, and how late an article is', async () => {
    const reviewers: TodoReviewer[] = [
      { requestId: 'r1', name: 'Ann Lee', status: 'Completed', overdueDays: null },
      { requestId: 'r2', name: 'Bo Kim', status: 'Accepted', overdueDays: 3 },
    ];
    open({ underReview: [row({ status: 'UNDER_REVIEW', reviewers, lateDays: 3 })] });
    expect(await screen.findByRole('img', { name: 'Ann Lee: done; Bo Kim: agreed, 3 days late' })).toBeVisible();
    expect(screen.getByText('late 3 d')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remind #2026-1' })).toBeVisible();
  });

  it('is filtered by words and by who is late, over all articles', async () => {
    const rows = [row({ lateDays: 2 }), row({ id: 'a2', label: '#2026-2-R0-Sepsis', articleTitle: 'Sepsis' })];
    const { user, calls } = open({ decide: rows });
    await user.click(await screen.findByRole('button', { name: 'Late' }));
    expect(screen.queryByRole('link', { name: /Sepsis/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Late' }));
    await user.type(screen.getByRole('searchbox'), 'sepsis');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^#2026/ })).toHaveLength(1));
    expect(calls.some(({ query }) => query.get('size') === String(MAX_TODO_ROWS))).toBe(true);
  });

  it('moves, ticks and takes the next step by keys, but not during typing', async () => {
    const { user, router } = open({
      decide: [row(), row({ id: 'a2', label: '#2026-2-R0-Sepsis', articleId: '2026-2' })],
    });
    await user.type(await screen.findByRole('searchbox'), 'jx');
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
    act(() => screen.getByRole('searchbox').blur());
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: '#2026-2-R0-Sepsis' })).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keys of this list' })).toBeVisible();
    await user.keyboard('{Escape}ke');
    expect(router.state.location.pathname).toBe('/decideOnStatus/a1');
  });

  it('reminds all late reviewers of the selected articles one by one, and says who could not be reminded', async () => {
    const late = (id: string): TodoReviewer => ({ requestId: id, name: id, status: 'Mailed', overdueDays: 1 });
    const rows = ['a1', 'a2'].map((id) =>
      row({ id, status: 'UNDER_REVIEW', lateDays: 1, reviewers: [late(`r-${id}`)] }),
    );
    const mail = { to: ['x@example.net'], cc: [], subject: 'Reminder', message: '<p>Please</p>' };
    const { user, calls } = open({ overdueReviewers: rows }, 'editor', '/toDoList', {
      'GET /article/a1/review/r-a1/mail-suggestion': [200, mail],
      'GET /article/a2/review/r-a2/mail-suggestion': [200, mail],
      'POST /article/a1/review/r-a1/send-mail': [200, {}],
      'POST /article/a2/review/r-a2/send-mail': [422, { statusCode: 422, message: 'Already answered.', code: 'RULE' }],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Remind 2 late reviewers' }));
    await user.click(screen.getByRole('button', { name: 'Send 2 reminders' }));
    expect(await screen.findByText('Already answered.')).toBeVisible();
    expect(screen.getByText(/✓ done/)).toHaveTextContent('r-a1, #2026-1');
    const sent = calls.filter(({ path }) => path.endsWith('/send-mail'));
    expect(sent.map(({ body }) => body)).toEqual(
      Array(2).fill({ to: mail.to, cc: [], subject: 'Reminder', text: '<p>Please</p>', reminder: true }),
    );
  });

  it('reminds the authors of the selected articles who have not confirmed, if one may write to authors', async () => {
    const none = { statusCode: 422, message: 'No authors need a reminder.', code: 'RULE' };
    const rows = ['a1', 'a2'].map((id) => row({ id, actions: ['write-to-author'] }));
    const { user, calls } = open({ decide: rows }, 'editor', '/toDoList', {
      'POST /article/a1/remind-authors': [200, { message: 'The authors have been reminded.' }],
      'POST /article/a2/remind-authors': [422, none],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Remind authors' }));
    await user.click(screen.getByRole('button', { name: 'Remind authors of 2 articles' }));
    expect(await screen.findByText('No authors need a reminder.')).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/remind-authors'))).toHaveLength(2);
  });

  it('sends the request mails to all selected reviewers who have had none', async () => {
    const reviewers: TodoReviewer[] = [
      { requestId: 'r1', name: 'Ann Lee', status: 'Selected', overdueDays: null },
      { requestId: 'r2', name: 'Bo Kim', status: 'Mailed', overdueDays: null },
    ];
    const mail = { to: ['x@example.net'], cc: [], subject: 'Would you review', message: '<p>Please</p>' };
    const rows = [row({ reviewers, actions: ['choose-reviewers'] })];
    const { user, calls } = open({ assignReivewers: rows }, 'editor', '/toDoList', {
      'GET /article/a1/review/r1/mail-suggestion': [200, mail],
      'POST /article/a1/review/r1/send-mail': [200, {}],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Request mails to 1 reviewer' }));
    expect(screen.getByRole('listitem')).toHaveTextContent('Ann Lee, #2026-1');
    await user.click(screen.getByRole('button', { name: 'Send 1 request mail' }));
    expect(await screen.findAllByText('The request mail has been sent.')).not.toHaveLength(0);
    expect(calls.filter(({ path }) => path.endsWith('/send-mail'))).toHaveLength(1);
  });

  it('offers no request mails where the viewer may not invite reviewers', async () => {
    const reviewers: TodoReviewer[] = [{ requestId: 'r1', name: 'Ann Lee', status: 'Selected', overdueDays: null }];
    const { user } = open({ assignReivewers: [row({ reviewers, actions: [] })] }, 'editor', '/toDoList');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByRole('button', { name: 'Export' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Request mails/ })).not.toBeInTheDocument();
  });

  it('of an associate editor has only their own articles', async () => {
    const { calls } = open({ decide: [row()] }, 'associate editor');
    await screen.findByRole('button', { name: 'Decide #2026-1' });
    expect(calls.some(({ path }) => path === '/article/associate/article-list')).toBe(true);
    expect(calls.some(({ path }) => path === '/article/editor/article-list')).toBe(false);
  });
});
