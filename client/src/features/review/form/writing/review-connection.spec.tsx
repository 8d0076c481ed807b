import { screen, waitFor } from '@testing-library/react';
import type { ReviewDraft } from '@contracts';
import { type Answer, type Call, noAnswer } from '../../../../../test/answers';
import { answer, chosen, DRAFT, openReview, rate } from '../../../../../test/review/reviews';

const READ = 'GET /article/a1/get-review/r1';
const CHANGED: Answer = [409, { statusCode: 409, code: 'CONFLICT', message: 'Changed in another window.' }];
const NOT_NOW: Answer = [503, { statusCode: 503, message: 'Not now', code: 'UNAVAILABLE' }];
const theirs = answer({ significance: 'LOW50', general: '<p>Theirs.</p>' }, { draftVersion: 5 });
const sent = (calls: Call[]) => calls.filter(({ path }) => path.includes('draft-review')).map(({ body }) => body);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('A review, on a bad connection', () => {
  it('is not saved over the text of another window that could not be read', async () => {
    const reads: (() => Answer)[] = [() => [200, answer()], noAnswer, () => [200, theirs]];
    const { user, calls } = openReview(answer(), { [READ]: () => (reads.shift() ?? noAnswer)(), [DRAFT]: CHANGED });
    await rate(user, 'Significance', 'Top 10%');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Keep this text' }));
    expect(await screen.findAllByText(/^The server could not be reached/)).not.toHaveLength(0);
    expect(sent(calls)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Keep this text' }));
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    expect(sent(calls)[1]).toEqual({ significance: 'TOP10', general: '<p>Theirs.</p>', draftVersion: 5 });
  });

  it('is saved again without a question after the answer to a save was lost', async () => {
    let stored = answer();
    let losing = true;
    const { user } = openReview(answer(), {
      [READ]: () => [200, stored],
      [DRAFT]: (body) => {
        const { draftVersion, ...draft } = body as ReviewDraft & { draftVersion: number };
        if (draftVersion !== stored.draftVersion) return CHANGED;
        stored = answer(draft, { draftVersion: draftVersion + 1 });
        return losing ? noAnswer() : [200, { success: true, message: '', draftVersion: draftVersion + 1 }];
      },
    });
    await rate(user, 'Significance', 'Top 10%');
    await user.tab();
    await screen.findByText(/^Could not save/);
    losing = false;
    await rate(user, 'Impact', 'Top 25%');
    await user.tab();
    expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
    expect(stored.review).toMatchObject({ significance: 'TOP10', impact: 'TOP25' });
    expect(screen.queryByText(/was changed in another window/)).not.toBeInTheDocument();
  });

  it('stays on the screen until the text of the other window has arrived', async () => {
    const reads: (() => Answer)[] = [() => [200, answer()], noAnswer];
    const { user } = openReview(answer(), {
      [READ]: () => (reads.shift() ?? (() => [200, theirs]))(),
      [DRAFT]: CHANGED,
    });
    await rate(user, 'Impact', 'Top 25%');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Show the other text' }));
    expect(await screen.findAllByText(/^The server could not be reached/)).not.toHaveLength(0);
    expect(chosen('Impact')).toBe('TOP25');
    await user.click(screen.getByRole('button', { name: 'Show the other text' }));
    await waitFor(() => expect(chosen('Significance')).toBe('LOW50'));
    expect(chosen('Impact')).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Restore text' })).not.toBeInTheDocument();
  });

  it('keeps the newer text of another device when older text is restored, and shows the time of that', async () => {
    const first = openReview(answer(), { [DRAFT]: NOT_NOW });
    await first.user.type(await screen.findByRole('textbox', { name: 'General comments' }), 'First');
    first.unmount();
    const { user } = openReview(answer({ general: '<p>Finished.</p>' }), { [DRAFT]: NOT_NOW });
    expect(await screen.findByText(/It was typed on \d+ \w+ \d{4} at \d\d:\d\d\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore text' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'General comments' });
    expect(field.value).toMatch(/^<p>Finished\.<\/p><p>Text of .* from this browser:<\/p>First$/);
  });

  it('keeps only what was not saved, so that a field changed elsewhere later is not restored', async () => {
    const answers: Answer[] = [[200, { success: true, message: '', draftVersion: 5 }]];
    const first = openReview(answer(), { [DRAFT]: () => answers.shift() ?? NOT_NOW });
    await rate(first.user, 'Impact', 'Top 25%');
    await first.user.tab();
    await screen.findByText(/^Saved /);
    await first.user.type(screen.getByRole('textbox', { name: 'General comments' }), 'More');
    first.unmount();
    const { user } = openReview(answer({ impact: 'LOW50' }), { [DRAFT]: NOT_NOW });
    await user.click(await screen.findByRole('button', { name: 'Restore text' }));
    expect(screen.getByRole('textbox', { name: 'General comments' })).toHaveValue('More');
    expect(chosen('Impact')).toBe('LOW50');
  });
});
