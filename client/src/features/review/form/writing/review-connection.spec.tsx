import { screen, waitFor } from '@testing-library/react';
import { type Answer, type Call, noAnswer } from '../../../../../test/answers';
import { answer, DRAFT, openReview, rate } from '../../../../../test/review/reviews';

const READ = 'GET /article/a1/get-review/r1';
const CHANGED: Answer = [409, { statusCode: 409, code: 'CONFLICT', message: 'Changed in another window.' }];
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
});
