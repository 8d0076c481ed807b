import { screen, waitFor, within } from '@testing-library/react';
import { GET, openRequest, request } from '../../../../../test/review/requests';
import { answer, complete, openReview as open } from '../../../../../test/review/reviews';

const SUBMIT = 'POST /article/a1/submit-review/r1';
const WITHDRAW = 'POST /article/a1/review-publication/r1/withdraw';
const sent = { [SUBMIT]: [200, { success: true, message: 'Review successfully submitted.' }] as [number, object] };
const readOnly = { readOnly: true, status: 'Completed' } as const;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The question whether a review may be published', () => {
  it('is asked only if the journal publishes reviews', async () => {
    open(answer(complete));
    expect(await screen.findByRole('button', { name: 'Submit review' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Publication of this review/ })).not.toBeInTheDocument();
  });

  it.each([
    ['No', undefined],
    ['Yes, without my name', 'ANONYMOUS'],
    ['Yes, with my name', 'NAMED'],
  ])('begins with no, and sends the answer: %s', async (label, publication) => {
    const { user, calls } = open(answer(complete, { asksPublication: true }), sent);
    expect(await screen.findByRole('heading', { name: /Publication of this review/ })).toBeInTheDocument();
    const group = screen.getByRole('radiogroup', { name: /may be published with the article/ });
    expect(group.querySelector<HTMLInputElement>('input:checked')?.value).toBe('');
    await user.click(screen.getByLabelText(label, { selector: `input[value="${publication ?? ''}"]` }));
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(calls.some(({ path }) => path.includes('submit-review'))).toBe(true));
    const body = calls.find(({ path }) => path.includes('submit-review'))?.body;
    expect(body).toEqual({ ...complete, draftVersion: 4, ...(publication && { publication }) });
  });
});

describe('A request', () => {
  it.each([true, false])(
    'says that the review may be published, if the journal does so: %s',
    async (publishesReviews) => {
      openRequest('/a1/r1/accept?key=k', { [GET]: [200, request({ publishesReviews })] });
      expect(await screen.findByRole('button', { name: 'Accept' })).toBeInTheDocument();
      expect(screen.queryAllByText(/your review may be published with it/)).toHaveLength(publishesReviews ? 1 : 0);
    },
  );
});

describe('The consent to publish a review', () => {
  it('is shown with the review, and can be withdrawn after a confirmation', async () => {
    const agreed = { ...readOnly, publication: 'NAMED', canWithdrawPublication: true } as const;
    const shown = [answer(complete, agreed), answer(complete, readOnly)];
    const { user, calls } = open(answer(), {
      'GET /article/a1/get-review/r1': () => [200, (shown.length > 1 ? shown.shift() : shown[0]) ?? {}],
      [WITHDRAW]: [200, { success: true }],
    });
    expect(await screen.findByText('May be published with the name')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Withdraw consent' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw consent?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(calls.some(({ path }) => path.includes('review-publication'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Withdraw consent' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw consent' }));
    await waitFor(() => expect(screen.queryByText('May be published with the name')).not.toBeInTheDocument());
    expect(calls.some(({ path }) => path.includes('review-publication'))).toBe(true);
    expect(screen.getAllByText('This review will not be published.')).not.toHaveLength(0);
  });

  it('cannot be withdrawn once the article is accepted', async () => {
    open(answer(complete, { ...readOnly, publication: 'ANONYMOUS' }));
    expect(await screen.findByText('May be published without the name')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw consent' })).not.toBeInTheDocument();
  });
});
