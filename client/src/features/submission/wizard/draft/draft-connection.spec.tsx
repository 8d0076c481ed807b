import { act, screen, waitFor } from '@testing-library/react';
import { type Answer, type Call, noAnswer } from '../../../../../test/answers';
import { aFile, anArticle } from '../../../../../test/articles';
import { draftIs, goOnButton, openWizard } from '../../../../../test/open-wizard';

const UPDATE = 'POST /article/a1/update';
const NOT_NOW: Answer = [503, { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.' }];
const STALE: Answer = [409, { statusCode: 409, code: 'STALE_VERSION', message: 'Changed.' }];
type Keyed = { draftKey: string };
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

  it('is saved again without a question after the answer to a save was lost', async () => {
    let stored = anArticle();
    let losing = true;
    const { user, calls } = openWizard('/manuscript/submit/a1', {
      'GET /article/a1': () => [200, stored],
      [UPDATE]: (body) => {
        const { version, ...changes } = body as { version: number };
        if (version !== stored.version) return STALE;
        stored = { ...stored, ...changes, version: version + 1 };
        return losing ? noAnswer() : [200, stored];
      },
    });
    await user.type(await title(), '!');
    await user.click(await goOnButton());
    await screen.findByText(/^The server could not be reached/);
    losing = false;
    await user.type(await title(), '?');
    await user.click(await goOnButton());
    expect(await screen.findByRole('heading', { name: 'Author' })).toBeInTheDocument();
    expect(updates(calls).at(-1)).toEqual({ articleTitle: 'Length of stay!?', version: 8 });
  });

  it('is submitted although the answer was lost, if the server has it', async () => {
    const figure = aFile({ id: 'file-2', type: 'Figure', fileType: 'png', filename: 'fig.png' });
    const files = [aFile(), figure, aFile({ id: 'o', type: 'Overview' })];
    let stored = anArticle({ overviewCurrent: true, convertedCurrent: true, files });
    const { user, calls, router } = openWizard('/manuscript/submit/a1?step=5', {
      'GET /article/a1': () => [200, stored],
      'GET /article/my-list-with-status': [200, []],
      [UPDATE]: () => {
        stored = { ...stored, status: 'NEW_ARTICLE' };
        return noAnswer();
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /copyright/ }));
    await user.click(screen.getByRole('checkbox', { name: /I confirm that I have reviewed the submission/ }));
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/manuscript/view'));
    expect(updates(calls)).toHaveLength(1);
  });

  it('can no longer be changed when a reload finds that it was submitted', async () => {
    let stored = anArticle();
    const { user } = openWizard('/manuscript/submit/a1', { 'GET /article/a1': () => [200, stored], [UPDATE]: STALE });
    await user.type(await title(), '!');
    await user.click(await goOnButton());
    stored = { ...stored, status: 'NEW_ARTICLE' };
    await user.click(await screen.findByRole('button', { name: 'Reload the manuscript' }));
    expect(await screen.findByText(/can no longer be changed here/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
  });

  it('is started only once, although the answer to its first save was lost', async () => {
    const answers: (() => Answer)[] = [noAnswer, () => [200, anArticle()]];
    const { user, calls } = openWizard('/manuscript/submit', {
      'POST /article/save': () => (answers.shift() ?? noAnswer)(),
    });
    await user.type(await title(), 'Length of stay');
    await user.click(await goOnButton());
    await screen.findByText(/^The server could not be reached/);
    await user.click(await goOnButton());
    expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
    const keys = calls.filter(({ path }) => path === '/article/save').map(({ body }) => (body as Keyed).draftKey);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
});
