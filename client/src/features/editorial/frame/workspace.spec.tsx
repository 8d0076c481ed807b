import { act, screen, waitFor, within } from '@testing-library/react';
import type { ArticleStatus } from '@contracts';
import type { Answer } from '../../../../test/answers';
import { aFile, anArticle, anAuthor, aRequest } from '../../../../test/articles';
import { aLogEntry, openDetails, READER } from '../../../../test/open-details';
import { api } from '../../../shared/api/api';

/** jsdom does not implement media queries: without this the window counts as narrow. */
const inWideWindow = (): void => {
  const matchMedia = (query: string) =>
    ({ matches: query.includes('min-width'), addEventListener: () => {}, removeEventListener: () => {} }) as never;
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
};
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

const current = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Parts of the article' }))
    .getAllByRole('link', { current: 'page' })
    .map((link) => link.getAttribute('aria-label'));

describe('The frame of an article', () => {
  it('has the title as the heading of the page, some authors, and a link back to the list', async () => {
    const articleAuthors = ['Ada', 'Bea', 'Cara', 'Dora', 'Eva'].map((firstName) =>
      anAuthor({ id: firstName, firstName, lastName: 'Bakker' }),
    );
    openDetails('', { articleAuthors });
    expect(await screen.findByRole('heading', { level: 1, name: 'Length of stay' })).toBeInTheDocument();
    expect(screen.getByText('Ada Bakker, Bea Bakker, Cara Bakker and 2 more')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To-do list' })).toHaveAttribute('href', '/toDoList');
  });

  it('stays while its tabs change the screen, and marks the current tab', async () => {
    const { user, router } = openDetails('', { files: [aFile()], actions: ['see-log', 'see-reviews', 'decide'] });
    const title = await screen.findByRole('heading', { level: 1 });
    expect(current()).toEqual(['Overview']);
    await user.click(screen.getByRole('link', { name: 'Files, 1' }));
    expect(router.state.location.pathname).toBe('/manageFiles/a1');
    await waitFor(() => expect(current()).toEqual(['Files, 1']));
    await user.click(screen.getByRole('link', { name: 'Reviews and decision, 0' }));
    expect(router.state.location.pathname).toBe('/decideOnStatus/a1');
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  });

  it('shows the progress of the article with dates, from its log, and the expected next step', async () => {
    const log = [
      aLogEntry(2, { previousStatus: 'NEW_ARTICLE', currentStatus: 'REVIEWED', actionType: 'STATUS_CHANGE' }),
      aLogEntry(1, { previousStatus: null, currentStatus: 'NEW_ARTICLE', actionType: 'STATUS_CHANGE' }),
    ];
    openDetails('', {}, { 'GET /article/a1/log': [200, log] });
    const steps = within(await screen.findByRole('list', { name: 'Progress' }));
    await waitFor(() => expect(steps.getAllByRole('listitem')[0]).toHaveTextContent('Submitted3 Mar 2026'));
    expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Reviewed3 Mar 2026/);
    expect(steps.getAllByRole('listitem').at(-1)).toHaveTextContent('Decision');
  });

  it('says how a manuscript came back to the check: revised or corrected, not submitted again', async () => {
    const change = (entry: number, previousStatus: ArticleStatus | null, currentStatus: ArticleStatus) =>
      aLogEntry(entry, { previousStatus, currentStatus, actionType: 'STATUS_CHANGE' });
    const log = [
      change(5, 'CORRECTION', 'NEW_ARTICLE'),
      change(4, 'NEW_ARTICLE', 'CORRECTION'),
      change(3, 'MAJOR_REVISION', 'NEW_ARTICLE'),
      change(2, 'NEW_ARTICLE', 'MAJOR_REVISION'),
      change(1, null, 'NEW_ARTICLE'),
    ];
    openDetails('', { status: 'NEW_ARTICLE' }, { 'GET /article/a1/log': [200, log] });
    const steps = within(await screen.findByRole('list', { name: 'Progress' }));
    await waitFor(() => expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Corrected/));
    expect(steps.getAllByRole('listitem')[0]).toHaveTextContent('Submitted3 Mar 2026');
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toContainEqual(
      expect.stringMatching(/^Revised/),
    );
  });

  it('offers one next step, and says in the menu why another cannot be taken', async () => {
    const refusals = { override: 'A draft has no status to override.' };
    const { user, router } = openDetails('', { actions: ['see-log', 'decide'], refusals });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    const override = await screen.findByRole('menuitem', { name: /Override/ });
    expect(override).toHaveAttribute('aria-disabled', 'true');
    expect(override).toHaveTextContent('A draft has no status to override.');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(router.state.location.pathname).toBe('/decideOnStatus/a1');
  });

  it('has the facts at the side: late reviewers, wishes and the last mails', async () => {
    const late = aRequest({ status: 'Mailed', answerDueDate: '2026-01-01T10:00:00.000Z', overdueDays: 12 });
    inWideWindow();
    openDetails('', { articleReviewer: [late], suggestedReviewers: [{ fullName: 'Kim Lee', email: 'k@example.org' }] });
    const facts = within(await screen.findByRole('region', { name: 'Facts' }));
    expect(facts.getByText('late 12 d')).toBeVisible();
    expect(facts.getByText('12 days late')).toBeInTheDocument();
    expect(facts.getByText('for Kim Lee (no account)')).toBeInTheDocument();
    expect(await facts.findByText(/· 3 Mar 2026$/)).toBeInTheDocument();
  });

  it.each([
    { waitsFor: 'associate', lateDays: null, shown: /^1 Feb 2998 in [\d,]+ days$/ },
    { waitsFor: 'author', lateDays: 3, shown: /^1 Feb 2998 late 3 d3 days late$/ },
    { waitsFor: 'office', lateDays: null, shown: /^No date$/ },
    { waitsFor: 'office', lateDays: 12, shown: /^late 12 d12 days late$/ },
  ] as const)('says what the server counted for $waitsFor, $lateDays days late', async ({ shown, ...waiting }) => {
    inWideWindow();
    openDetails('', { waiting: { ...waiting, due: '2998-02-01T12:00:00.000Z' } });
    const facts = within(await screen.findByRole('region', { name: 'Facts' }));
    expect(facts.getByText('Due').nextSibling).toHaveTextContent(shown);
  });

  it('has the facts in one line that opens next to a form, and in a narrow window', async () => {
    inWideWindow();
    const { user } = openDetails('', { actions: ['see-log', 'see-reviews', 'decide'], languageService: true });
    expect(await screen.findByText('Last handled by')).toBeInTheDocument();
    expect(screen.queryByText('Facts')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Reviews and decision, 0' }));
    const title = await screen.findByText('Facts');
    expect(title.closest('summary')).toHaveTextContent(/Due: No date · \d+ days in Reviewed · no reviewers · language/);
    expect(title.closest('details')).not.toHaveAttribute('open');
    await user.click(title);
    expect(title.closest('details')).toHaveAttribute('open');
  });

  it('names the person of the office who acted last', async () => {
    const log = [
      aLogEntry(3),
      aLogEntry(2, { actionType: 'OVERRIDE', user: { firstName: 'Eva', lastName: 'Sanders' } }),
    ];
    const { user } = openDetails('', {}, { 'GET /article/a1/log': [200, log] });
    await user.click(await screen.findByText('Facts'));
    await waitFor(() =>
      expect(screen.getByText('Last handled by').nextSibling).toHaveTextContent('Eva Sanders, 3 Mar 2026'),
    );
  });

  it('warns of people on the blacklist on every screen of the article, once', async () => {
    const entry = {
      id: 'b1',
      firstName: 'Cal',
      lastName: 'Thorn',
      emailAddress: 'c@example.org',
      shortReason: 'Copied',
    };
    const warning = { role: 'AUTHOR', name: 'Cal Thorn', matchedBy: 'EMAIL', entry };
    const { user } = openDetails('', {}, { 'GET /article/a1/blacklist-warnings': [200, [warning]] });
    expect(await screen.findAllByText(/is on the blacklist: Copied/)).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Files, 1' }));
    expect(await screen.findByRole('heading', { name: 'Files' }, { timeout: 20_000 })).toBeInTheDocument();
    expect(screen.getAllByText(/is on the blacklist: Copied/)).toHaveLength(1);
  });

  it('is absent for staff who are authors of the article', async () => {
    const { user, calls } = openDetails('', { actions: ['withdraw'], conflict: true, uploadedById: 'user-editor' });
    expect(await screen.findByRole('link', { name: 'Reviews and letters' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Facts' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'History' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Print', 'Withdraw']);
    expect(calls.map(({ path }) => path)).not.toContain('/article/a1/log');
  });

  it('stays, with the text in its dialogs, when a mail and the reload after it fail', async () => {
    let isDown = false;
    const article = anArticle({ ...READER, actions: ['see-log', 'write-to-author'] });
    const suggestion = { to: ['ada@example.org'], cc: [], subject: '', message: '<p>Dear</p>' };
    const { user, store } = openDetails(
      '',
      {},
      {
        'GET /article/a1': () => (isDown ? [502, null] : [200, article]),
        'GET /article/a1/editor/get-author-mail': [200, suggestion],
        'POST /article/a1/editor/write-to-author': [502, null],
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Write to author' }));
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Your figures');
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(store.getState().api.queries['article("a1")']?.status).toBe('rejected'));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your figures');
  });

  it('is left when a reload is refused because the article is no longer for this person', async () => {
    let answer: Answer = [200, anArticle(READER)];
    const { store } = openDetails('', {}, { 'GET /article/a1': () => answer });
    expect(await screen.findByRole('button', { name: 'More actions' })).toBeInTheDocument();
    answer = [404, { statusCode: 404, code: 'NOT_FOUND', message: 'There is no such article.' }];
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Article', id: 'a1' }])));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'Go to the start page' })).toBeInTheDocument();
    expect(screen.queryByText('A question.')).not.toBeInTheDocument();
  });
});
