import { screen, waitFor } from '@testing-library/react';
import { type Answer, noAnswer } from '../../../../../test/answers';
import {
  OPENING,
  openReply as open,
  READ,
  REPLY_2,
  SAVE,
  savedReplies,
  STORED,
} from '../../../../../test/review/replies';

const CHANGED: Answer = [409, { statusCode: 409, code: 'CONFLICT', message: 'Changed.' }];
const NOT_NOW: Answer = [503, { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.' }];
type Sent = { opening: string; replies: { point: string; text: string }[]; draftVersion: number };
const theirs = { ...STORED, opening: 'Theirs', draftVersion: 8 };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('The reply to the reviewers, on a bad connection', () => {
  it('is not saved over the text of another window that could not be read', async () => {
    const reads: (() => Answer)[] = [() => [200, STORED], noAnswer, () => [200, theirs]];
    const { user, calls } = open({
      [READ]: () => (reads.shift() ?? noAnswer)(),
      [SAVE]: (body) => ((body as { draftVersion?: number }).draftVersion === 3 ? CHANGED : [200, { draftVersion: 9 }]),
    });
    await user.type(await screen.findByLabelText(REPLY_2), 'Mine');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Keep this text' }));
    expect(await screen.findAllByText(/^The server could not be reached/)).not.toHaveLength(0);
    expect(savedReplies(calls)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Keep this text' }));
    await waitFor(() => expect(savedReplies(calls)).toHaveLength(2));
    expect(savedReplies(calls)[1]).toMatchObject({ opening: 'Theirs', draftVersion: 8 });
    expect(screen.getByLabelText(REPLY_2)).toHaveValue('Mine');
    expect(screen.getByLabelText(OPENING)).toHaveValue('Theirs');
  });

  it('is saved again without a question after the answer to a save was lost', async () => {
    let stored = STORED;
    let losing = true;
    const { user } = open({
      [READ]: () => [200, stored],
      [SAVE]: (body) => {
        const { opening, replies, draftVersion } = body as Sent;
        if (draftVersion !== stored.draftVersion) return CHANGED;
        const byPoint = Object.fromEntries(replies.map(({ point, text }) => [point, text]));
        stored = { ...stored, opening, replies: byPoint, draftVersion: draftVersion + 1 };
        return losing ? noAnswer() : [200, { draftVersion: stored.draftVersion }];
      },
    });
    await user.type(await screen.findByLabelText(REPLY_2), 'Mine');
    await user.tab();
    await screen.findByText(/^Could not save/);
    losing = false;
    await user.type(screen.getByLabelText(OPENING), 'Dear all');
    await user.tab();
    expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
    expect(stored).toMatchObject({ opening: 'Dear all', replies: { p2: 'Mine' } });
    expect(screen.queryByRole('button', { name: 'Keep this text' })).not.toBeInTheDocument();
  });

  it('stays on the screen until the text of the other window has arrived', async () => {
    const reads: (() => Answer)[] = [() => [200, STORED], noAnswer];
    const { user } = open({ [READ]: () => (reads.shift() ?? (() => [200, theirs]))(), [SAVE]: CHANGED });
    await user.type(await screen.findByLabelText(REPLY_2), 'Mine');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Show the other text' }));
    expect(await screen.findAllByText(/^The server could not be reached/)).not.toHaveLength(0);
    expect(screen.getByLabelText(REPLY_2)).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Show the other text' }));
    await waitFor(() => expect(screen.getByLabelText(OPENING)).toHaveValue('Theirs'));
    expect(screen.getByLabelText(REPLY_2)).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Restore text' })).not.toBeInTheDocument();
  });

  it('keeps the newer text of another device when older text is restored', async () => {
    const first = open({ [SAVE]: NOT_NOW });
    await first.user.type(await screen.findByLabelText(REPLY_2), 'First');
    first.unmount();
    const newer = { ...STORED, replies: { ...STORED.replies, p2: 'Finished.' } };
    const { user } = open({ [READ]: [200, newer], [SAVE]: NOT_NOW });
    await user.click(await screen.findByRole('button', { name: 'Restore text' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>(REPLY_2);
    expect(field.value).toMatch(/^Finished\.\n\nText of .* from this browser:\nFirst$/);
  });
});
