import { screen, waitFor, within } from '@testing-library/react';
import type { ReviewerCandidate, ReviewerPanel } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { anArticle, aPanel, aRequest } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const editor = person('editor');
const candidate = (changes: Partial<ReviewerCandidate>): ReviewerCandidate => ({
  ...{ id: 'c1', firstName: 'Mei', lastName: 'Tanaka', institute: null, expertise: null, seniorityLevel: null },
  ...{ currentAsignments: 1, completedLastYear: 2, assignmentsLastYear: 3, responseTime: 3.5, rejectPct: 0.25 },
  ...{ acceptedArticles: 0, avgRating: null, barred: null, conflicts: [], bouncesSince: null },
  ...{ nominated: null, keywordMatches: [] },
  ...{ daysSinceAsked: null, close: { reviewed: 0, wrote: 0, articles: [] } },
  ...changes,
});
function open(shown: ReviewerPanel, answers: Answers = {}) {
  const article = anArticle({ status: 'REVIEWER_SELECTION', actions: ['choose-reviewers'] });
  const calls = answerWith({
    'GET /user': [200, editor],
    'GET /article/a1': [200, article],
    'GET /article/a1/reviewer/list': [200, shown],
    ...answers,
  });
  return { calls, ...renderApp('/reviewerSelection/a1', { session: sessionOf(editor) }) };
}

/** The article after this person was chosen. */
const chosen = (reviewerId: string) =>
  anArticle({
    articleReviewer: [aRequest({ id: `request-${reviewerId}`, reviewer: { ...aRequest().reviewer, id: reviewerId } })],
  });

afterEach(() => jest.restoreAllMocks());

describe('Reviewer selection', () => {
  it('without reviewers shows the text of the spec', async () => {
    open(aPanel());
    expect(await screen.findByText('There are no reviewers assigned for this revision.')).toBeInTheDocument();
  });

  it('requests the order, the page and the candidates who know the keywords', async () => {
    const many = Array.from({ length: 10 }, (_, n) =>
      candidate({ id: `c${n}`, expertise: 'Sepsis', keywordMatches: ['sepsis'] }),
    );
    const { user, calls } = open(aPanel({ candidates: many, total: 31 }));
    const asked = () => calls.filter(({ path }) => path.endsWith('/reviewer/list')).at(-1)?.query;
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Quickest answers');
    await waitFor(() => expect(asked()?.get('sort')).toBe('responseTime'));
    await user.click(screen.getByRole('switch', { name: 'Only with matching expertise' }));
    await waitFor(() => expect(asked()?.get('matching')).toBe('true'));
    await user.click(screen.getByRole('button', { name: /Next page/ }));
    await waitFor(() => expect(asked()?.get('page')).toBe('1'));
    expect(screen.getAllByText('1 match: sepsis')).toHaveLength(10);
  });

  it('shows the reviewers that the authors nominated, suggested and excluded, with their note', async () => {
    const named = (firstName: string) => ({ id: firstName, firstName, lastName: 'Doe', institute: 'AMC' });
    open(
      aPanel({
        wishes: {
          nominated: [{ person: named('Nora'), relationship: 'Former colleague' }],
          excluded: named('Ezra'),
          note: 'Please no one from our town.',
        },
        suggested: [{ fullName: 'Sue Guest', email: 'sue@example.net', accountId: null, barred: null }],
      }),
    );
    expect(await screen.findByText('Nora Doe, AMC (relationship: Former colleague)')).toBeInTheDocument();
    expect(screen.getByText(', sue@example.net')).toHaveTextContent('Sue Guest, sue@example.net');
    expect(screen.getByText('Ezra Doe, AMC')).toBeInTheDocument();
    expect(screen.getByText('Please no one from our town.')).toBeInTheDocument();
  });

  it.each([
    ['AUTHOR', 'Author of this article'],
    ['UPLOADER', 'Uploaded this article'],
    ['EXCLUDED', 'Excluded by the authors'],
    ['BLACKLISTED', 'On the blacklist'],
    ['ASSIGNED', 'Already a reviewer'],
  ] as const)('bars a candidate who is %s, and says why', async (barred, reason) => {
    open(aPanel({ candidates: [candidate({ barred })] }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Select Mei Tanaka' })).not.toBeInTheDocument();
  });

  it('marks candidates who share a domain or an institute with an author, and lets them be chosen', async () => {
    const { user, calls } = open(aPanel({ candidates: [candidate({ conflicts: ['SAME_DOMAIN'], nominated: 1 })] }), {
      'POST /article/a1/reviewer': [200, chosen('c1')],
    });
    expect(await screen.findByText('Same domain')).toBeInTheDocument();
    expect(screen.getByText('Nominated')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Mei Tanaka' }));
    await user.click(screen.getByRole('button', { name: 'Choose without a mail' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Mei Tanaka: chosen (the same email domain as an author)')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Choose 1 reviewer' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/article/a1/reviewer')?.query.get('reviewerId')).toBe('c1'),
    );
  });

  it('sets how many reviewers are required', async () => {
    const { user, calls } = open(aPanel(), { 'POST /article/a1/set-reviewers-count': [200, {}] });
    const counts = within(await screen.findByRole('group', { name: 'Reviewers required' }));
    expect(counts.getByRole('button', { name: '2', pressed: true })).toBeInTheDocument();
    expect(counts.getAllByRole('button')).toHaveLength(5);
    await user.click(counts.getByRole('button', { name: '0' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/set-reviewers-count'))?.query.get('count')).toBe('0'),
    );
  });

  it('mails a selected reviewer, and marks a mailed one as sent', async () => {
    const mail = { to: ['olu@example.org'], cc: [], subject: 'Will you review', message: '<p>Dear Olu</p>' };
    const mailed = aRequest({ id: 'r2', status: 'Mailed', reviewer: { ...aRequest().reviewer, firstName: 'Priya' } });
    const { user, calls } = open(aPanel({ assigned: [{ revision: 0, reviewers: [aRequest(), mailed] }] }), {
      'GET /article/a1/review/r1/mail-suggestion': [200, mail],
      'POST /article/a1/review/r1/send-mail': [200, {}],
    });
    expect(await screen.findByRole('button', { name: 'Mail sent' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Mail Olu Adeyemi' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/r1/send-mail'))?.body).toMatchObject({
        to: ['olu@example.org'],
        reminder: false,
      }),
    );
  });

  it('invites all selected reviewers with one text that names no one', async () => {
    const requests = [aRequest(), aRequest({ id: 'r2' })];
    const message = '<p>Dear {reviewer}</p>';
    const mail = { to: ['olu@example.org', 'mei@example.org'], cc: [], subject: 'Will you review', message };
    const { user, calls } = open(aPanel({ assigned: [{ revision: 0, reviewers: requests }] }), {
      'GET /article/a1/review/all/mail-suggestion': [200, mail],
      'POST /article/a1/review/send-mail-to-all': [200, {}],
    });
    await user.click(await screen.findByRole('button', { name: 'Mail all 2 selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('To: olu@example.org, mei@example.org')).toBeInTheDocument();
    expect(dialog.queryByLabelText('Cc')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/send-mail-to-all'))?.body).toMatchObject({ text: message }),
    );
  });

  it('names the one of all selected reviewers who may not be mailed', async () => {
    const blocked = aRequest({ id: 'r2', reviewer: { ...aRequest().reviewer, firstName: 'Mei', lastName: 'Lin' } });
    const message = 'This person is on the blacklist and cannot be chosen.';
    const refusal = { statusCode: 422, code: 'RULE_BROKEN', message, details: { r2: message } };
    const mail = { to: ['olu@example.org', 'mei@example.org'], cc: [], subject: 'Will you', message: '<p>Dear</p>' };
    const { user } = open(aPanel({ assigned: [{ revision: 0, reviewers: [aRequest(), blocked] }] }), {
      'GET /article/a1/review/all/mail-suggestion': [200, mail],
      'POST /article/a1/review/send-mail-to-all': [422, refusal],
    });
    await user.click(await screen.findByRole('button', { name: 'Mail all 2 selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(`Mei Lin: ${message}`)).toBeInTheDocument();
  });

  it('reminds a reviewer who has not answered', async () => {
    const mail = { to: ['olu@example.org'], cc: [], subject: 'A reminder', message: '<p>Dear Olu</p>' };
    const { user, calls } = open(aPanel({ assigned: [{ revision: 0, reviewers: [aRequest({ status: 'Mailed' })] }] }), {
      'GET /article/a1/review/r1/mail-suggestion': [200, mail],
      'POST /article/a1/review/r1/send-mail': [200, {}],
    });
    await user.click(await screen.findByRole('button', { name: 'More actions for Olu Adeyemi' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remind' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/r1/send-mail'))?.body).toMatchObject({ reminder: true }),
    );
  });

  it('removes a reviewer only after a confirmation', async () => {
    const { user, calls } = open(aPanel({ assigned: [{ revision: 0, reviewers: [aRequest()] }] }), {
      'POST /article/a1/reviewer/delete': [200, {}],
    });
    await user.click(await screen.findByRole('button', { name: 'More actions for Olu Adeyemi' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the reviewer' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/reviewer/delete'))?.query.get('reviewerId')).toBe('user-r'),
    );
  });
});
