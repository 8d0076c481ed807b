import { screen, waitFor } from '@testing-library/react';
import { REVIEW_FIELD_LABELS } from '@contracts';
import type { Answers } from '../../../../test/answers';
import { answer, chosen, complete, DRAFT, openReview as open, rate, saved } from '../../../../test/review/reviews';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The review form', () => {
  it('names every missing item, and moves the focus to the summary', async () => {
    const { user, calls } = open(answer());
    await user.click(await screen.findByRole('button', { name: 'Submit review' }));
    for (const label of Object.values(REVIEW_FIELD_LABELS))
      expect(screen.getAllByText(`${label} is required.`)).not.toHaveLength(0);
    expect(screen.getByText('Please check these fields').closest('[tabindex="-1"]')).toHaveFocus();
    expect(calls.some(({ path }) => path.includes('submit-review'))).toBe(false);
  });

  it('is sent when complete, and leads back to the list', async () => {
    const { user, calls, router } = open(answer(complete), {
      'POST /article/a1/submit-review/r1': [200, { success: true, message: 'Review successfully submitted.' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/reviewerToDoList'));
    expect(calls.find(({ path }) => path.includes('submit-review'))?.body).toEqual({ ...complete, draftVersion: 4 });
    expect(screen.getAllByText('Review successfully submitted.')).not.toHaveLength(0);
  });

  it('is saved silently when a field is left, and with a message by the button', async () => {
    const { user, calls } = open(answer(), saved);
    await rate(user, 'Significance', 'Top 10%');
    await user.tab();
    expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
    expect(calls.find(({ path }) => path.includes('draft-review'))?.body).toEqual({
      significance: 'TOP10',
      draftVersion: 4,
    });
    expect(screen.queryByText('Draft saved.')).not.toBeInTheDocument();
    await user.type(await screen.findByRole('textbox', { name: 'General comments' }), 'Fine');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findAllByText('Draft saved.')).not.toHaveLength(0);
    expect(calls.filter(({ path }) => path.includes('draft-review'))).toHaveLength(2);
  });

  it('becomes read-only, with the reason, when the server no longer accepts a draft', async () => {
    const message = 'The editor has decided on this article.';
    const { user } = open(answer(), { [DRAFT]: [200, { success: false, message }] });
    await rate(user, 'Significance', 'Top 10%');
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit review' })).not.toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Significance' })).not.toBeInTheDocument();
  });

  it('asks which text to keep when another window has saved in the meantime, and overwrites neither without an answer', async () => {
    const conflict = { statusCode: 409, code: 'CONFLICT', message: 'Changed in another window.' };
    const theirs = answer({ significance: 'LOW50', general: '<p>Theirs.</p>' }, { draftVersion: 5 });
    const seen = [answer(), theirs];
    const { user, calls } = open(answer(), {
      'GET /article/a1/get-review/r1': () => [200, seen.shift() ?? theirs],
      [DRAFT]: [409, conflict],
    });
    await rate(user, 'Significance', 'Top 10%');
    await user.tab();
    expect(await screen.findByText(/was changed in another window/)).toBeInTheDocument();
    await rate(user, 'Impact', 'Top 25%');
    await user.tab();
    const sent = () => calls.filter(({ path }) => path.includes('draft-review')).map(({ body }) => body);
    expect(sent()).toEqual([{ significance: 'TOP10', draftVersion: 4 }]);
    await user.click(screen.getByRole('button', { name: 'Keep this text' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    // Text that only the other window wrote is kept.
    const merged = { significance: 'TOP10', impact: 'TOP25', general: '<p>Theirs.</p>', draftVersion: 5 };
    expect(sent()[1]).toEqual(merged);
  });

  it('shows the other text when the reviewer keeps that one', async () => {
    const conflict = { statusCode: 409, code: 'CONFLICT', message: 'Changed in another window.' };
    const { user, calls } = open(answer(), { [DRAFT]: [409, conflict] });
    await rate(user, 'Significance', 'Top 10%');
    await user.tab();
    const reads = () => calls.filter(({ path }) => path.includes('get-review')).length;
    const before = reads();
    await user.click(await screen.findByRole('button', { name: 'Show the other text' }));
    await waitFor(() => expect(reads()).toBe(before + 1));
    await waitFor(() => expect(chosen('Significance')).toBeUndefined());
    expect(screen.queryByText(/not saved when you left/)).not.toBeInTheDocument();
  });

  it('is read-only for a completed review', async () => {
    const closedBecause = 'This review has been sent already and can only be read.';
    open(answer(complete, { status: 'Completed', readOnly: true, closedBecause }));
    expect(await screen.findByText(closedBecause)).toBeInTheDocument();
    expect(screen.getByText('Minor revision')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
  });

  it('shows the reviews of other reviewers below it, once they may be read', async () => {
    const { commentsToEditor: _hidden, ...masked } = complete;
    const unnamed = { ...masked, reviewer: null };
    const others = [{ ...unnamed, general: '<p>What a fellow thought.</p>' }, unnamed];
    open(answer(complete, { status: 'Completed', readOnly: true, draftVersion: null, otherReviews: others }));
    expect(await screen.findByRole('heading', { name: 'Another reviewer, 1' })).toBeInTheDocument();
    expect(screen.getByText('What a fellow thought.')).toBeInTheDocument();
    expect(screen.getAllByText('Comments to the editor')).toHaveLength(1);
  });

  it('names the other reviewers in an open review, if the server sends their names', async () => {
    const { commentsToEditor: _hidden, ...masked } = complete;
    const others = [
      { ...masked, reviewer: 'Mei Tanaka' },
      { ...masked, reviewer: null },
    ];
    open(answer(complete, { status: 'Completed', readOnly: true, draftVersion: null, otherReviews: others }));
    expect(await screen.findByRole('heading', { name: 'Review by Mei Tanaka' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Another reviewer, 2' })).toBeInTheDocument();
  });

  it('says why the editor sent the review back', async () => {
    open(answer(complete, { sentBackReason: 'Please say more about the methods.' }));
    expect(await screen.findByText('Please say more about the methods.')).toBeInTheDocument();
  });

  it('links to the request if it waits for its answer', async () => {
    const closedBecause = 'Please accept the request before you write the review.';
    const { user, router } = open(answer({}, { status: 'Mailed', readOnly: true, closedBecause }));
    await user.click(await screen.findByRole('button', { name: 'Answer the request' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/a1/r1/accept'));
  });

  it('offers unsaved text from an ended session', async () => {
    const refused: Answers = { [DRAFT]: [503, { statusCode: 503, message: 'Not now', code: 'UNAVAILABLE' }] };
    const first = open(answer(), refused);
    await rate(first.user, 'Impact', 'Top 25%');
    first.unmount();
    const { user } = open(answer(), refused);
    await user.click(await screen.findByRole('button', { name: 'Restore text' }));
    expect(chosen('Impact')).toBe('TOP25');
  });
});
