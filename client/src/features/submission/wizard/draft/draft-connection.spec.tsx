import { act, screen } from '@testing-library/react';
import type { Answer, Call } from '../../../../../test/answers';
import { anArticle } from '../../../../../test/articles';
import { draftIs, goOnButton, openWizard } from '../../../../../test/open-wizard';

const UPDATE = 'POST /article/a1/update';
const NOT_NOW: Answer = [503, { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.' }];
const updates = (calls: Call[]) => calls.filter(({ path }) => path === '/article/a1/update').map(({ body }) => body);

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const title = () => screen.findByRole('textbox', { name: 'Title' });

describe('A draft, on a bad connection', () => {
  it('keeps the newer text of another device when older text is restored', async () => {
    const first = openWizard('/manuscript/submit/a1', draftIs());
    await first.user.type(await title(), ' again');
    first.unmount();
    const { user } = openWizard('/manuscript/submit/a1', draftIs({ articleTitle: 'Length of hospital stay' }));
    await user.click(await screen.findByRole('button', { name: 'Restore text' }));
    expect(await title()).toHaveValue('Length of hospital stay / Length of stay again');
  });

  it('is saved again ten seconds after a failure, and when the network is back', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let answer = NOT_NOW;
    const { user, calls } = openWizard('/manuscript/submit/a1', { ...draftIs(), [UPDATE]: () => answer });
    await user.type(await title(), '!');
    await user.click(await goOnButton());
    expect(await screen.findByText(/saving will be retried/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(updates(calls)).toHaveLength(2);
    expect(screen.getByText('Not now.')).toBeInTheDocument();
    answer = [200, anArticle({ articleTitle: 'Length of stay!', version: 8 })];
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
    expect(updates(calls).at(-1)).toEqual({ articleTitle: 'Length of stay!', version: 7 });
    expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
  });

  it('is not saved again, and does not promise it, after a refusal', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const refusal: Answer = [422, { statusCode: 422, code: 'RULE_BROKEN', message: 'Not this title.' }];
    const { user, calls } = openWizard('/manuscript/submit/a1', { ...draftIs(), [UPDATE]: refusal });
    await user.type(await title(), '!');
    await user.click(await goOnButton());
    expect(await screen.findByText('Could not save. Your text is kept in this browser.')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(updates(calls)).toHaveLength(1);
  });
});
