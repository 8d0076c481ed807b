import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerWith } from '../../../test/answers';
import { aFile, anArticle } from '../../../test/articles';
import { person, renderApp, sessionOf } from '../../../test/render-app';
import { keepLinks } from './keep-links';

const MINUTE = 60_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The clock of the browser after this many more minutes. */
function pass(minutes: number): void {
  const now = Date.now() + minutes * MINUTE;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

describe('The links to files on an open page', () => {
  const actions = ['pass-check', 'write-note'] as const;
  // An id of its own: pages of earlier tests are kept for a minute, and the changed clock makes their links old too.
  const article = (changes: object, location: string) =>
    anArticle({ id: 'linked', status: 'NEW_ARTICLE', actions: [...actions], files: [aFile({ location })], ...changes });

  it('are renewed for a person who comes back to the page, and nothing else of the article changes', async () => {
    const assistant = person('assistant');
    let answer = article({}, '/files/1?expires=1');
    const calls = answerWith({
      'GET /user': [200, assistant],
      'GET /article/linked': () => [200, answer],
      'POST /article/linked/assistant/decide': [200, article({}, '')],
    });
    const { user } = renderApp('/checkManuscript/linked', { session: sessionOf(assistant) });
    const link = await screen.findByRole('link', { name: '2026-1-Manuscript-1.docx' });
    answer = article({ version: 8, articleTitle: 'Changed elsewhere' }, '/files/1?expires=2');
    pass(8);
    fireEvent.focus(window);
    const reads = calls.filter(({ path }) => path === '/article/linked').length;
    pass(2);
    fireEvent.focus(window);
    await waitFor(() => expect(link).toHaveAttribute('href', '/files/1?expires=2'));
    expect(calls.filter(({ path }) => path === '/article/linked')).toHaveLength(reads + 1);
    expect(screen.queryByText('Changed elsewhere')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /followed the guidelines/ }));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(calls.find(({ path }) => path.endsWith('/decide'))?.body).toMatchObject({ version: 7 }));
  });
});

describe('The renewal of links', () => {
  function keep(answer: { data?: unknown }) {
    jest.useFakeTimers();
    let remove = (): void => {};
    const cacheEntryRemoved = new Promise<void>((resolve) => (remove = resolve));
    const shown = { files: [{ id: 'f1', location: 'old', thumbnail: 'old', size: 1 }], title: 'Old' };
    const dispatch = jest.fn(() => Promise.resolve(answer));
    const loadedAt = Date.now();
    const kept = keepLinks((id) => `/article/${id}`)('a1', {
      dispatch: dispatch as never,
      cacheDataLoaded: Promise.resolve(),
      cacheEntryRemoved,
      getCacheEntry: () => ({ fulfilledTimeStamp: loadedAt }),
      updateCachedData: (change) => change(shown),
    });
    const end = (): Promise<void> => {
      remove();
      return kept;
    };
    return { shown, dispatch, end };
  }
  const NEWER = { data: { files: [{ id: 'f1', location: 'new', thumbnail: 'new', size: 2 }], title: 'New' } };

  it('changes the links of the same files only', async () => {
    const { shown, end } = keep(NEWER);
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(shown).toEqual({ files: [{ id: 'f1', location: 'new', thumbnail: 'new', size: 1 }], title: 'Old' });
    await end();
  });

  it('ends with the use of the answer, and an hour after the last sign of the person', async () => {
    const { dispatch, end } = keep(NEWER);
    await jest.advanceTimersByTimeAsync(24 * 60 * MINUTE);
    expect(dispatch).toHaveBeenCalledTimes(6);
    fireEvent.pointerOver(document.body);
    await jest.advanceTimersByTimeAsync(0);
    expect(dispatch).toHaveBeenCalledTimes(7);
    await end();
    await jest.advanceTimersByTimeAsync(30 * MINUTE);
    fireEvent.pointerOver(document.body);
    expect(dispatch).toHaveBeenCalledTimes(7);
  });

  it('is tried once a minute while it fails', async () => {
    const { shown, dispatch, end } = keep({});
    await jest.advanceTimersByTimeAsync(11.5 * MINUTE);
    for (let move = 0; move < 20; move += 1) fireEvent.pointerOver(document.body);
    expect(dispatch).toHaveBeenCalledTimes(3);
    expect(shown.files[0]?.location).toBe('old');
    await end();
  });
});
