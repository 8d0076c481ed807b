import { screen, waitFor } from '@testing-library/react';
import type { ReviewRequestView } from '../../../../../src/contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const request = (changes: Partial<ReviewRequestView> = {}): ReviewRequestView => ({
  ...{ id: 'r1', articleId: 'a1', articleNumber: '2026-1', articleTitle: 'Length of stay', typeName: 'Review' },
  ...{ abstractText: '<p>A question.</p>', authors: ['Anna Bakker'], status: 'Mailed', answerDueDate: null },
  ...{ reviewDays: 21, journalName: 'Test Journal', needsPassword: false },
  ...changes,
});
const GET = 'GET /article/a1/review-request/r1';
const POST = 'POST /article/a1/review-response/r1';

function open(path: string, answers: Answers, signedIn = false) {
  const reviewer = person('reviewer');
  const calls = answerWith({ 'GET /user': [200, reviewer], ...answers });
  return { calls, ...renderApp(path, { session: signedIn ? sessionOf(reviewer) : null }) };
}

afterEach(() => jest.restoreAllMocks());

describe('A link in an invitation', () => {
  it('shows the manuscript to somebody signed out, by its key, and changes nothing', async () => {
    const { calls } = open('/a1/r1/accept?key=secret', { [GET]: [200, request()] });
    expect(await screen.findByText('A question.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeInTheDocument();
    expect(calls.find(({ path }) => path.includes('review-request'))?.reviewKey).toBe('secret');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('without a key asks to sign in first', async () => {
    open('/a1/r1/accept', {});
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('is accepted by a button, with the key, and says what comes next', async () => {
    const { user, calls } = open('/a1/r1/accept?key=secret', {
      [GET]: [200, request()],
      [POST]: [200, { message: 'Review is successfully accepted.' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Thank you for accepting')).toBeInTheDocument();
    const answer = calls.find(({ method }) => method === 'POST');
    expect(answer?.reviewKey).toBe('secret');
    expect(answer?.query.get('response')).toBe('true');
    expect(screen.getAllByText('Review is successfully accepted.')).not.toHaveLength(0);
  });

  it('is accepted by somebody signed in, who then comes to the form', async () => {
    const { user, router } = open(
      '/a1/r1/accept',
      { [GET]: [200, request()], [POST]: [200, { message: 'Review is successfully accepted.' }] },
      true,
    );
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/a1/review/r1'));
  });

  it('to declining opens the form for it, whose fields are optional', async () => {
    const { user, calls } = open('/a1/r1/decline?key=secret', {
      [GET]: [200, request()],
      [POST]: [200, { message: 'Review is successfully declined.' }],
    });
    await user.type(await screen.findByRole('textbox', { name: 'A colleague who could review it' }), 'Mei Tanaka');
    await user.click(screen.getByRole('button', { name: 'Decline the request' }));
    expect(await screen.findByText('Thank you for your answer')).toBeInTheDocument();
    const answer = calls.find(({ method }) => method === 'POST');
    expect(answer?.query.get('response')).toBe('false');
    expect(answer?.body).toEqual({ suggestedColleague: 'Mei Tanaka' });
  });

  it('that was answered already offers no answer', async () => {
    open('/a1/r1/accept?key=secret', { [GET]: [200, request({ status: 'Declined' })] });
    expect(await screen.findByText('This request is closed (declined).')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('with a wrong key says that it opens nothing', async () => {
    open('/a1/r1/accept?key=wrong', { [GET]: [404, { statusCode: 404, message: 'Not found', code: 'NOT_FOUND' }] });
    expect(await screen.findByText('This link does not open a review request.')).toBeInTheDocument();
  });
});
