import { screen, waitFor } from '@testing-library/react';
import { type Answer, noAnswer } from '../../../../../test/answers';
import { openReply as open, OPENING, READ, REPLY_2, SAVE, savedReplies, STORED } from '../../../../../test/review/replies';

const CHANGED: Answer = [409, { statusCode: 409, code: 'CONFLICT', message: 'Changed.' }];
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
});
