import { screen, within } from '@testing-library/react';
import type { AlternateView, CloseHistory, ReviewerCandidate } from '@contracts';
import { type Answer, answerWith } from '../../../../../test/answers';
import { anArticle, aPanel } from '../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

const editor = person('editor');
const candidate = (close: CloseHistory): ReviewerCandidate => ({
  ...{ id: 'c1', firstName: 'Mei', lastName: 'Tanaka', institute: null, expertise: null, seniorityLevel: null },
  ...{ currentAsignments: 1, completedLastYear: 2, assignmentsLastYear: 3, responseTime: 3.5, rejectPct: 0.25 },
  ...{ acceptedArticles: 0, avgRating: null, barred: null, conflicts: [], bouncesSince: null },
  ...{ nominated: null, keywordMatches: [] },
  ...{ daysSinceAsked: 12, close },
});

afterEach(() => jest.restoreAllMocks());

describe('A candidate', () => {
  it('shows the reasons for their rank, in the row and with the close articles next to the list', async () => {
    const articles = [{ id: 'a9', articleId: '2026-9', articleTitle: 'Sepsis in winter', part: 'REVIEWED' as const }];
    const known = candidate({ reviewed: 4, wrote: 1, articles });
    answerWith({
      'GET /user': [200, editor],
      'GET /article/a1': [200, anArticle({ status: 'REVIEWER_SELECTION', actions: ['choose-reviewers'] })],
      'GET /article/a1/reviewer/list': [200, aPanel({ candidates: [known] })],
    });
    const { user } = renderApp('/reviewerSelection/a1', { session: sessionOf(editor) });
    expect(await screen.findByText('Reviewed 4 close articles, wrote 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mei Tanaka' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Mei Tanaka' }));
    const why = 'Reviewed 4 close articles, wrote 1; answers in 4 days; 1 open request; last asked 12 days ago.';
    expect(drawer.getByText(why)).toBeInTheDocument();
    expect(drawer.getByRole('link', { name: '2026-9 Sepsis in winter' })).toHaveAttribute(
      'href',
      expect.stringContaining('/articleDetails/a9'),
    );
  });

  it('shows since when mails to their address bounce', async () => {
    const since = { conflicts: ['MAILS_BOUNCE' as const], bouncesSince: '2026-03-02T10:00:00Z' };
    answerWith({
      'GET /user': [200, editor],
      'GET /article/a1': [200, anArticle({ status: 'REVIEWER_SELECTION', actions: ['choose-reviewers'] })],
      'GET /article/a1/reviewer/list': [
        200,
        aPanel({ candidates: [{ ...candidate({ reviewed: 0, wrote: 0, articles: [] }), ...since }] }),
      ],
    });
    renderApp('/reviewerSelection/a1', { session: sessionOf(editor) });
    expect((await screen.findByText('Mails bounce')).closest('[title]')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Emails to this person’s address have been bouncing since .*2026/),
    );
  });

  it('shows their place among the alternates, and nothing if they are no alternate', async () => {
    const mei = candidate({ reviewed: 0, wrote: 0, articles: [] });
    const alternate = (id: string): AlternateView => ({
      person: { id, firstName: 'Olu', lastName: 'Tanaka', institute: null },
      ...{ barred: null, conflicts: [] },
    });
    const alternates = { automatic: true, people: [alternate('elsewhere'), alternate('c1')] };
    answerWith({
      'GET /user': [200, editor],
      'GET /article/a1': [200, anArticle({ status: 'REVIEWER_SELECTION', actions: ['choose-reviewers'] })],
      'GET /article/a1/reviewer/list': [200, aPanel({ candidates: [mei, { ...mei, id: 'c2' }], alternates })],
    });
    renderApp('/reviewerSelection/a1', { session: sessionOf(editor) });
    const table = within(await screen.findByRole('table', { name: 'Candidates' }));
    expect(table.getAllByText(/^Alternate \d/).map(({ textContent }) => textContent)).toEqual(['Alternate 2']);
    const [, first] = table.getAllByRole('row');
    expect(first).toHaveTextContent('Alternate 2');
  });

  it('found by an earlier filter is not shown as the result of one that failed, and the rest of the page stays', async () => {
    const found: Answer = [200, aPanel({ candidates: [candidate({ reviewed: 0, wrote: 0, articles: [] })] })];
    let answer = found;
    answerWith({
      'GET /user': [200, editor],
      'GET /article/a1': [200, anArticle({ status: 'REVIEWER_SELECTION', actions: ['choose-reviewers'] })],
      'GET /article/a1/reviewer/list': () => answer,
    });
    const { user } = renderApp('/reviewerSelection/a1', { session: sessionOf(editor) });
    expect(await screen.findByRole('button', { name: 'Mei Tanaka' })).toBeInTheDocument();
    answer = [502, null];
    await user.click(screen.getByRole('switch', { name: 'Only with matching expertise' }));
    expect(await screen.findByText(/server could not be reached/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mei Tanaka' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Reviewers required' })).toBeInTheDocument();
    answer = found;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Mei Tanaka' })).toBeInTheDocument();
  });
});
