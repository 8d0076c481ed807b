import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REVIEW_FILE_BYTES, REVIEW_FILE_MESSAGES, type ReviewFileView } from '@contracts';
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
});
