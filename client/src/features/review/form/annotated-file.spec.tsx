import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REVIEW_FILE_BYTES, REVIEW_FILE_MESSAGES, type ReviewFileView } from '@contracts';
import { holdCalls } from '../../../../test/answers';
import { answer, complete, openReview as open } from '../../../../test/review/reviews';

const PATH = '/article/a1/review-file/r1';
const stored: ReviewFileView = {
  ...{ id: 'f1', filename: '2026-1-R0-annotated-9f3c.pdf', fileType: 'pdf', size: 2048 },
  location: '/api/files/f1?signed',
};
const pdf = (name = 'mine.pdf', size = 4): File => {
  const file = new File(['%PDF'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const field = () => screen.findByLabelText('Annotated manuscript', { selector: 'input' });
const link = () => screen.queryByRole('link', { name: 'Annotated manuscript' });

/** Opens the form; the file is received only when the returned function is called. */
function openHeld(...[shown, answers]: Parameters<typeof open>) {
  const opened = open(shown, { [`POST ${PATH}`]: [200, stored], ...answers });
  return { ...opened, receive: holdCalls(PATH) };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('An annotated manuscript', () => {
  it('is sent when it is chosen, and can be removed again', async () => {
    const { user } = open(answer(), {
      [`POST ${PATH}`]: [200, stored],
      [`POST ${PATH}/delete`]: [200, { success: true }],
    });
    await user.upload(await field(), pdf());
    await waitFor(() => expect(link()).toHaveAttribute('href', stored.location));
    await user.click(screen.getByRole('button', { name: 'Remove the file' }));
    await waitFor(() => expect(link()).not.toBeInTheDocument());
  });

  it('shows the reason when the server refuses it, and keeps the previous file', async () => {
    const message = 'The names in this file could not be removed. It is protected by a password.';
    const { user } = open(answer({}, { annotated: stored }), {
      [`POST ${PATH}`]: [422, { statusCode: 422, message, code: 'RULE_BROKEN' }],
    });
    await user.upload(await field(), pdf());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(link()).toBeInTheDocument();
  });

  it.each([
    [pdf('notes.txt'), REVIEW_FILE_MESSAGES.type],
    [pdf('large.pdf', REVIEW_FILE_BYTES + 1), REVIEW_FILE_MESSAGES.size],
  ])('is not sent when it cannot be taken (%#)', async (file, words) => {
    const { calls } = open(answer());
    await userEvent.setup({ applyAccept: false }).upload(await field(), file);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(calls.some(({ path }) => path === PATH)).toBe(false);
  });

  it('is a link in a read-only review, and absent if there is none', async () => {
    const shown = { status: 'Completed', readOnly: true } as const;
    const { unmount } = open(answer(complete, { ...shown, annotated: stored }));
    expect(await screen.findByRole('link', { name: 'Annotated manuscript' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Replace the file' })).not.toBeInTheDocument();
    unmount();
    open(answer(complete, shown));
    await screen.findByText('Minor revision');
    expect(screen.queryByRole('heading', { name: 'Annotated manuscript' })).not.toBeInTheDocument();
  });

  it('is received before the review can be submitted', async () => {
    const { user, calls, router, receive } = openHeld(answer(complete), {
      'POST /article/a1/submit-review/r1': [200, { success: true, message: 'Review successfully submitted.' }],
    });
    await user.upload(await field(), pdf());
    const submit = screen.getByRole('button', { name: 'Submit review' });
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
    await user.click(submit);
    expect(calls.some(({ path }) => path.includes('submit-review'))).toBe(false);
    receive();
    await waitFor(() => expect(link()).toBeInTheDocument());
    await user.click(submit);
    await waitFor(() => expect(router.state.location.pathname).toBe('/reviewerToDoList'));
  });

  it('is not lost without a question when the reviewer leaves while it is sent', async () => {
    const { user, router, receive } = openHeld(answer());
    await user.upload(await field(), pdf());
    await act(() => router.navigate('/reviewerToDoList'));
    await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    receive();
    await waitFor(() => expect(link()).toBeInTheDocument());
    await act(() => router.navigate('/reviewerToDoList'));
    expect(screen.queryByRole('button', { name: 'Stay on this page' })).not.toBeInTheDocument();
  });
});
