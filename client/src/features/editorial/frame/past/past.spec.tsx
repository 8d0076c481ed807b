import { screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../../../test/answers';
import { aFile, anArticle, aRequest } from '../../../../../test/articles';
import { aLogEntry, AT, openDetails, READER } from '../../../../../test/open-details';

afterEach(() => jest.restoreAllMocks());

describe('An article as of a moment', () => {
  const then = anArticle({
    ...{ status: 'UNDER_REVIEW', statusSince: '2026-03-01T10:00:00.000Z', articleTitle: 'As it was' },
    ...{ abstractText: '<p>An older question.</p>', files: [aFile({ filename: 'old.docx' })] },
  });
  const answers: Answers = {
    'GET /article/a1/as-of': [200, then],
    'GET /article/a1/changes': [200, []],
    'GET /article/a1/log': [
      200,
      [
        aLogEntry(2, { actionTime: '2026-04-01T10:00:00.000Z', description: 'Later.' }),
        aLogEntry(1, { previousStatus: 'REVIEWER_SELECTION', currentStatus: 'UNDER_REVIEW' }),
      ],
    ],
  };
  const frame = (): Element | null => document.querySelector('[data-past]');

  it('marks the whole frame: title, facts and progress are of that time, and nothing can be done', async () => {
    openDetails('?tab=log&entry=1', { actions: ['see-log', 'decide'] }, answers);
    expect(await screen.findByRole('heading', { level: 1, name: 'As it was' })).toBeInTheDocument();
    expect(frame()).toContainElement(screen.getByRole('region', { name: 'The past' }));
    expect(screen.getByRole('region', { name: 'The past' })).toHaveTextContent(/as of 3 March 2026/);
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
    expect(screen.getByText('Facts').closest('summary')).toHaveTextContent('2 days in Under review');
    expect(screen.getByRole('list', { name: 'Progress' })).toHaveTextContent('Under review1 Mar 2026, 2 days');
  });

  it('stays on the tabs that can show it, and ends on the other tabs, which say so', async () => {
    const { user, router, calls } = openDetails('?tab=log&entry=1', {}, answers);
    await screen.findByRole('heading', { level: 1, name: 'As it was' });
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    expect(router.state.location.search).toBe('?entry=1');
    expect(await screen.findByText('An older question.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Files, 1' }));
    expect(router.state.location.search).toBe('?tab=files&entry=1');
    expect(screen.getByRole('link', { name: 'old.docx' })).toBeInTheDocument();
    expect(calls.filter(({ path }) => path.endsWith('/as-of')).map(({ query }) => query.get('at'))).toEqual([AT]);
    await user.click(screen.getByRole('link', { name: 'Reviews as it is now' }));
    expect(router.state.location.search).toBe('?tab=reviews');
    expect(await screen.findByRole('heading', { level: 1, name: 'Length of stay' })).toBeInTheDocument();
    expect(frame()).toBeNull();
  });

  it('ends with one button', async () => {
    const { user, router } = openDetails('?tab=files&entry=1', {}, answers);
    await user.click(await screen.findByRole('button', { name: 'Back to the present' }));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByRole('heading', { level: 1, name: 'Length of stay' })).toBeInTheDocument();
    expect(frame()).toBeNull();
  });

  it('is the present when the log has no such entry', async () => {
    openDetails('?entry=77', {}, answers);
    expect(await screen.findByText('A question.')).toBeInTheDocument();
    await waitFor(() => expect(frame()).toBeNull());
  });

  it('is opened by a link with a moment, on the tabs too, and the history has the last entry before it', async () => {
    const { user, router, calls } = openDetails('?at=2026-03-15T08:00:00.000Z', { actions: ['see-log'] }, answers);
    expect(await screen.findByRole('heading', { level: 1, name: 'As it was' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'The past' })).toHaveTextContent(/as of 15 March 2026/);
    const asked = calls.filter(({ path }) => path.endsWith('/as-of')).map(({ query }) => query.get('at'));
    expect(asked).toEqual(['2026-03-15T08:00:00.000Z']);
    await user.click(screen.getByRole('link', { name: 'History' }));
    expect(router.state.location.search).toBe('?tab=log&at=2026-03-15T08:00:00.000Z');
    expect(await screen.findByText('Entry number 1.', { selector: '[role=status]', exact: false })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Newer entry' }));
    expect(router.state.location.search).toBe('?tab=log&entry=2');
    await user.click(screen.getByRole('button', { name: 'Back to the present' }));
    expect(router.state.location.search).toBe('?tab=log');
  });

  it('is the present when the address has no moment in UTC', async () => {
    openDetails('?at=yesterday', {}, answers);
    expect(await screen.findByText('A question.')).toBeInTheDocument();
    expect(frame()).toBeNull();
  });

  it('gives a citation with a link to the moment, and shows it if the browser does not copy', async () => {
    const { user } = openDetails('?tab=files&entry=1', { actions: ['see-log'] }, answers);
    const copied = 'As it was (2026-1), as of 2026-03-03 10:00:00 UTC. ';
    const link = 'http://localhost/articleDetails/a1?tab=files&at=2026-03-03T10:00:00.000Z';
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(await screen.findByRole('button', { name: 'Copy link to this moment' }));
    expect(write).toHaveBeenCalledWith(copied + link);
    expect(screen.queryByLabelText('Link to this moment')).not.toBeInTheDocument();
    write.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link to this moment' }));
    expect(await screen.findByLabelText('Link to this moment')).toHaveValue(copied + link);
  });

  it('says so when the moment cannot be loaded', async () => {
    const away = { statusCode: 503, message: 'The store is away.', code: 'UNAVAILABLE' };
    openDetails('?entry=1', {}, { ...answers, 'GET /article/a1/as-of': [503, away] });
    expect(await screen.findByText('The store is away.')).toBeInTheDocument();
    // A reader would take the present for the past.
    expect(screen.queryByText('A question.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to the present' })).toBeInTheDocument();
  });
});

describe('Conflicts of the chosen reviewers', () => {
  const about = (answer: unknown): Answers => ({ 'GET /article/a1/reviewer-conflicts': [200, answer] });
  const openFacts = async ({ user }: ReturnType<typeof openDetails>) => user.click(await screen.findByText('Facts'));
  const facts = async () => within((await screen.findByText('Conflicts of reviewers')).parentElement as HTMLElement);

  it('are among the facts with their reasons', async () => {
    const reviewer = { id: 'r1', firstName: 'Mei', lastName: 'Tanaka', institute: null };
    const reasons = ['SAME_INSTITUTE', 'AUTHOR'];
    await openFacts(openDetails('', { articleReviewer: [aRequest()] }, about([{ reviewer, reasons }])));
    expect(
      await (await facts()).findByText('the same institute as an author, author of this article'),
    ).toBeInTheDocument();
  });

  it('are reported as none, and nothing is reported while no one is chosen', async () => {
    await openFacts(openDetails('', { articleReviewer: [aRequest()] }, about([])));
    expect(await (await facts()).findByText('None found')).toBeInTheDocument();
  });

  it('are not a fact of an article without reviewers', async () => {
    await openFacts(openDetails('', { ...READER }));
    expect(await screen.findByText('Last mails')).toBeInTheDocument();
    expect(screen.queryByText('Conflicts of reviewers')).not.toBeInTheDocument();
  });
});
