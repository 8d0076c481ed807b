import { screen, waitFor } from '@testing-library/react';
import type { ReviewRequestView } from '@contracts';
import { answeredAs, GET, openRequest as open, POST, request } from '../../../../test/review/requests';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('A link in an invitation', () => {
  it('shows the manuscript by its key while signed out, and changes nothing', async () => {
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

  it('is accepted by a button with the key, and explains the next step', async () => {
    const dueDate = { reviewDueDate: '2026-03-26T10:00:00.000Z' };
    const { user, calls } = open('/a1/r1/accept?key=secret', answeredAs({ status: 'Accepted', ...dueDate }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Thank you for accepting')).toBeInTheDocument();
    expect(screen.getByText(/^You accepted on/)).toHaveTextContent(
      'You accepted on 5 Mar 2026; your review is due by 26 Mar 2026.',
    );
    expect(screen.queryByText(/Please answer by/)).not.toBeInTheDocument();
    const answer = calls.find(({ method }) => method === 'POST');
    expect(answer?.reviewKey).toBe('secret');
    expect(answer?.query.get('response')).toBe('true');
    expect(screen.getAllByText('The server has stored it.')).not.toHaveLength(0);
  });

  it('is accepted by a signed-in reviewer, who continues to the form', async () => {
    const { user, router } = open(
      '/a1/r1/accept',
      { [GET]: [200, request({ isYours: true })], [POST]: [200, { message: 'Review is successfully accepted.' }] },
      true,
    );
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/a1/review/r1'));
  });

  it('for declining opens the form for it, whose fields are optional', async () => {
    const { user, calls } = open('/a1/r1/decline?key=secret', answeredAs({ status: 'Declined' }));
    await user.type(await screen.findByRole('textbox', { name: 'A colleague who could review it' }), 'Mei Tanaka');
    await user.click(screen.getByRole('button', { name: 'Decline the request' }));
    expect(await screen.findByText('Thank you for your answer')).toBeInTheDocument();
    const answer = calls.find(({ method }) => method === 'POST');
    expect(answer?.query.get('response')).toBe('false');
    expect(answer?.body).toEqual({ suggestedColleague: 'Mei Tanaka' });
  });

  it('is accepted by key for an account without a password, which gets a link by mail and none on the page', async () => {
    const { user } = open('/a1/r1/accept?key=secret', answeredAs({ status: 'Accepted' }, { needsPassword: true }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/We have sent a link to the address/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
  });

  it('asks a person signed in with a different account to switch accounts', async () => {
    const { user, router } = open('/a1/r1/accept?key=secret', answeredAs({ status: 'Accepted' }), true);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/signed in with a different account/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/a1/r1/accept');
  });

  it('shows the present state when an answer is refused', async () => {
    const states = [request(), request({ status: 'Accepted' })];
    const { user } = open('/a1/r1/accept?key=secret', {
      [GET]: () => [200, (states.length > 1 ? states.shift() : states[0]) ?? request()],
      [POST]: [
        409,
        { statusCode: 409, message: 'This request has been accepted already.', code: 'TRANSITION_REFUSED' },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('You have accepted this request')).toBeInTheDocument();
  });

  it.each<[string, Partial<ReviewRequestView>, string]>([
    ['declined', { status: 'Declined' }, 'You have declined this request'],
    ['accepted', { status: 'Accepted' }, 'You have accepted this request'],
    ['completed', { status: 'Completed' }, 'You have submitted this review'],
    ['cancelled', { status: 'Cancelled', closed: true }, 'This request is closed'],
    [
      'asked for in vain, in a revision that is decided',
      { status: 'No answer', closed: true },
      'This request is closed',
    ],
  ])('that was %s offers no answer', async (_what, changes, words) => {
    open('/a1/r1/accept?key=secret', { [GET]: [200, request(changes)] });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('to a declined request says when, shows no manuscript, and offers a mail to the office after a change of mind', async () => {
    const declined = { status: 'Declined', answeredDate: '2026-03-05T10:00:00.000Z' } as const;
    open('/a1/r1/accept?key=secret', {
      [GET]: [200, request({ ...declined, abstractText: '', authors: [], readable: false })],
    });
    expect(await screen.findByText(/^You declined on/)).toHaveTextContent('You declined on 5 Mar 2026');
    expect(screen.queryByRole('heading', { name: 'Abstract' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'I have changed my mind' })).toHaveAttribute(
      'href',
      'mailto:office@example.org?subject=2026-1%3A%20I%20have%20changed%20my%20mind',
    );
  });

  it('to a request that was not answered in time still accepts an answer', async () => {
    const late = { status: 'No answer', answerDueDate: '2026-03-05T10:00:00.000Z' } as const;
    open('/a1/r1/accept?key=secret', { [GET]: [200, request(late)] });
    expect(await screen.findByText(/We hoped for an answer by/)).toHaveTextContent('5 Mar 2026');
    expect(screen.getByRole('button', { name: 'Accept' })).toBeInTheDocument();
  });

  it('shows the answer before the abstract, and the first of many authors', async () => {
    const authors = Array.from({ length: 50 }, (_none, index) => `Author Number${index + 1}`);
    const { user } = open('/a1/r1/accept?key=secret', { [GET]: [200, request({ authors })] });
    const more = await screen.findByRole('button', { name: 'and 47 more' });
    expect(screen.queryByText('Author Number4')).not.toBeInTheDocument();
    const abstract = screen.getByText('A question.');
    const answer = screen.getByRole('button', { name: 'Accept' });
    expect(answer.compareDocumentPosition(abstract)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(more);
    expect(screen.getByText('Author Number50')).toBeInTheDocument();
  });

  it.each([403, 404, 400])('says that it opens nothing when the server refuses it with %i', async (statusCode) => {
    open('/a1/r1/accept?key=wrong', { [GET]: [statusCode, { statusCode, message: 'No', code: 'NOT_FOUND' }] });
    expect(await screen.findByText('This link does not open a review request.')).toBeInTheDocument();
  });

  it.each(['a%20b', '%E6%97%A5%E6%9C%AC', 'x'.repeat(201), '%0D%0A'])(
    'with the key %s sends no request',
    async (key) => {
      const { calls } = open(`/a1/r1/accept?key=${key}`, {});
      expect(await screen.findByText('This link does not open a review request.')).toBeInTheDocument();
      expect(calls.some(({ path }) => path.includes('review-request'))).toBe(false);
    },
  );
});
