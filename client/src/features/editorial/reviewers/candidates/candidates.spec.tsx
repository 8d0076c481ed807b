import { screen, waitFor, within } from '@testing-library/react';
import type { ReviewerCandidate, ReviewerPanel } from '@contracts';
import { type Answers, answerWith } from '../../../../../test/answers';
import { anArticle, aPanel, aRequest } from '../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

const editor = person('editor');

const candidate = (id: string, firstName: string, changes: Partial<ReviewerCandidate> = {}): ReviewerCandidate => ({
  ...{ id, firstName, lastName: 'Tanaka', institute: null, expertise: null, seniorityLevel: null },
  ...{ currentAsignments: 1, completedLastYear: 2, assignmentsLastYear: 3, responseTime: 3.5, rejectPct: 0.25 },
  ...{ acceptedArticles: 0, avgRating: null, barred: null, conflicts: [], bouncesSince: null },
  ...{ nominated: null, keywordMatches: [] },
  ...{ daysSinceAsked: null, close: { reviewed: 0, wrote: 0, articles: [] } },
  ...changes,
});

/** The article after these people were chosen. */
const chosen = (...ids: string[]) =>
  anArticle({
    articleReviewer: ids.map((id) => aRequest({ id: `request-${id}`, reviewer: { ...aRequest().reviewer, id } })),
  });
const mail = {
  to: ['mei@example.org'],
  cc: [],
  language: 'en',
  subject: 'Will you review',
  message: '<p>Dear reader</p>',
};

function open(panel: ReviewerPanel, answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, editor],
    'GET /article/a1': [200, anArticle({ status: 'REVIEWER_SELECTION', actions: ['choose-reviewers'] })],
    'GET /article/a1/reviewer/list': [200, panel],
    ...answers,
  });
  return { calls, ...renderApp('/reviewerSelection/a1', { session: sessionOf(editor) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('Candidates', () => {
  const two = aPanel({ candidates: [candidate('c1', 'Mei'), candidate('c2', 'Olu')] });

  it('are invited together, one by one, and failures can be tried again without choosing anyone twice', async () => {
    let refused = true;
    const { user, calls } = open(two, {
      'POST /article/a1/reviewer': [200, chosen('c1', 'c2')],
      'GET /article/a1/review/request-c1/mail-suggestion': [200, mail],
      'GET /article/a1/review/request-c2/mail-suggestion': [200, mail],
      'POST /article/a1/review/request-c1/send-mail': [200, {}],
      'POST /article/a1/review/request-c2/send-mail': () => {
        const answer = refused ? { statusCode: 422, code: 'RULE', message: 'The address is not valid.' } : {};
        return [refused ? 422 : 200, answer];
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Invite 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite 2 reviewers' }));
    await user.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
    expect(await dialog.findByText('The address is not valid.')).toBeInTheDocument();
    refused = false;
    await user.click(await dialog.findByRole('button', { name: 'Try 1 again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const asked = calls.filter(({ method, path }) => method === 'POST' && path === '/article/a1/reviewer');
    expect(asked.map(({ query }) => query.get('reviewerId'))).toEqual(['c1', 'c2']);
    const sent = calls.filter(({ path }) => path.endsWith('/request-c2/send-mail'));
    // The language of the text, which is not always that of the reader.
    expect(sent.map(({ body }) => body)).toMatchObject([{ language: 'en' }, { language: 'en' }]);
  });

  it('are invited with the editor’s own text, after a preview', async () => {
    const { user, calls } = open(two, {
      'GET /article/a1/review/all/mail-suggestion': [
        200,
        { ...mail, language: 'nl', subject: 'Would you review?', message: '<p>Dear {reviewer}</p>' },
      ],
      'POST /article/a1/reviewer': [200, chosen('c1')],
      'GET /article/a1/review/request-c1/mail-suggestion': [200, mail],
      'POST /article/a1/review/request-c1/send-mail': [200, {}],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Mei Tanaka' }));
    await user.click(screen.getByRole('button', { name: 'Invite 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite 1 reviewer' }));
    await waitFor(() => expect(dialog.getByRole('switch', { name: 'Write your own text' })).toBeEnabled());
    await user.click(dialog.getByRole('switch', { name: 'Write your own text' }));
    const subject = dialog.getByRole('textbox', { name: 'Subject' });
    await user.clear(subject);
    expect(dialog.getByRole('button', { name: 'Send 1 invitation' })).toBeDisabled();
    await user.type(subject, 'A short review');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(dialog.getByText('Dear {reviewer}')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send 1 invitation' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/request-c1/send-mail'))).toBe(true));
    expect(calls.find(({ path }) => path.endsWith('/request-c1/send-mail'))?.body).toMatchObject({
      subject: 'A short review',
      text: '<p>Dear {reviewer}</p>',
      // Of the text that the editor changed, not of the suggestion for this reviewer.
      language: 'nl',
    });
  });

  it('show by what they are sorted', async () => {
    open(two);
    expect(await screen.findByRole('combobox', { name: 'Order' })).toHaveDisplayValue(
      'Nominated first, then best match',
    );
  });

  it('open next to the list with their present and past reviews', async () => {
    const review = { id: 'r9', revision: 0, mailedDate: null, completedDate: null, recommendation: null, rating: null };
    const row = (key: string, articleTitle: string, status: string) => ({
      ...{ key, id: key, articleId: '2026-9', articleTitle, revision: 0, status: 'UNDER_REVIEW', submitted: null },
      ...{ dueDate: null, lateDays: status === 'Accepted' ? 3 : null, review: { ...review, status } },
    });
    const items = [row('one', 'Sepsis in winter', 'Accepted'), row('two', 'Falls at home', 'Completed')];
    const { user } = open(two, {
      'GET /person/c1': [
        200,
        {
          ...editor,
          ...{ id: 'c1', firstName: 'Mei', lastName: 'Tanaka', group: 'reviewer', authenticatedOrcid: null },
          ...{ seniorityLevel: null, unproven: false, onlyHeld: false, counts: { written: 0, reviews: 2, held: 0 } },
          numbers: { asked: 2, open: 1, finished: 1, late: 1, answerRate: 1, daysToAnswer: 2, averageRating: null },
        },
      ],
      'GET /person/c1/articles': [200, { items, total: 2 }],
    });
    await user.click(await screen.findByRole('button', { name: 'Mei Tanaka' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Mei Tanaka' }));
    const now = within(await drawer.findByRole('region', { name: 'Reviews now' }));
    expect(now.getByText(/Sepsis in winter/)).toBeInTheDocument();
    expect(now.getByText('late 3 d')).toBeInTheDocument();
    const past = within(drawer.getByRole('region', { name: 'Earlier reviews' }));
    expect(past.getByText(/Falls at home/)).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Select for an invitation' }));
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Invite 1' })).toBeInTheDocument();
  });
});

describe('The reviewers of a revision', () => {
  it('can be reminded next to the mark for lateness', async () => {
    const late = aRequest({ status: 'Accepted', overdueDays: 3 });
    const { user } = open(aPanel({ assigned: [{ revision: 0, reviewers: [late] }] }), {
      'GET /article/a1/review/r1/mail-suggestion': [200, { ...mail, subject: 'A reminder' }],
    });
    expect(await screen.findByText('3 days late')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remind Olu Adeyemi' }));
    expect(await screen.findByDisplayValue('A reminder')).toBeInTheDocument();
  });

  it.each([0, 2])('offers the %i previous reviewers only if there are any to choose', async (sameAgain) => {
    open(aPanel({ sameAgain, assigned: [{ revision: 1, reviewers: [] }] }));
    await screen.findByRole('group', { name: 'Reviewers required' });
    const offered = screen.queryByRole('button', { name: /^Same/ });
    if (sameAgain === 0) expect(offered).toBeNull();
    else expect(offered).toHaveTextContent('Same 2 reviewers as before');
  });
});
