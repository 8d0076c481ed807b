import { act, screen, waitFor, within } from '@testing-library/react';
import { answerWith, breakStreams, type Call, sendChange, sendSaving } from '../../../test/answers';
import { anArticle } from '../../../test/articles';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const LIST = '/article/editor/article-list';
const NUMBERS = '/menu-counts';

/** Shorter than the polling interval of the lists, which is one minute. */
const SOON = { timeout: 30_000 };

const counted = (calls: Call[], path: string): number => calls.filter((call) => call.path === path).length;

function showTab(visible: boolean): void {
  const state = visible ? 'visible' : 'hidden';
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('change notifications from the server', () => {
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  function open(path: string, group: Parameters<typeof person>[0], answers: Parameters<typeof answerWith>[0] = {}) {
    const user = person(group);
    const calls = answerWith({ 'GET /user': [200, user], ...answers });
    const app = renderApp(path, { session: sessionOf(user) });
    stop = app.stop;
    return { calls, ...app };
  }
  /** Waits until the stream is open, before it can deliver anything. */
  const untilListening = (): Promise<void> =>
    waitFor(() => expect(jest.mocked(fetch).mock.calls.map(([url]) => String(url))).toContainEqual(STREAM));
  const STREAM = `${window.location.origin}/api/events/stream`;
  const opened = (): number => jest.mocked(fetch).mock.calls.filter(([url]) => url === STREAM).length;

  it('reload the lists and counts on the screen, and nothing else', async () => {
    const { calls } = open('/toDoList', 'editor');
    await screen.findByRole('heading', { level: 1 });
    await untilListening();
    await waitFor(() => expect(counted(calls, LIST)).toBe(1));
    act(() => sendChange({ lists: ['todo'], articles: ['a1'] }));
    await waitFor(() => expect(counted(calls, LIST)).toBe(2));
    act(() => sendChange({ lists: ['my-list', 'tickets'], articles: ['a1'] }));
    act(() => sendChange({ lists: ['todo'], articles: [] }));
    await waitFor(() => expect(counted(calls, LIST)).toBe(3));
    expect(counted(calls, '/article/a1')).toBe(0);
  });

  it('leave the numbers of the menu alone after a quiet change, and read them at most once in five seconds', async () => {
    const { calls } = open('/toDoList', 'editor');
    await screen.findByRole('heading', { level: 1 });
    await untilListening();
    await waitFor(() => expect(counted(calls, LIST)).toBe(1));
    await waitFor(() => expect(counted(calls, NUMBERS)).toBeGreaterThan(0));
    const before = counted(calls, NUMBERS);
    act(() => sendChange({ lists: [], articles: ['a1'], quiet: true }));
    for (let time = 1; time <= 3; time += 1) {
      act(() => sendChange({ lists: ['todo'], articles: ['a1'] }));
      await waitFor(() => expect(counted(calls, LIST)).toBe(1 + time));
    }
    expect(counted(calls, NUMBERS)).toBe(before + 1);
    await waitFor(() => expect(counted(calls, NUMBERS)).toBe(before + 2), SOON);
  });

  it('stop in a hidden tab and catch up when it is visible again', async () => {
    const { calls } = open('/toDoList', 'editor');
    await untilListening();
    await waitFor(() => expect(counted(calls, LIST)).toBe(1));
    const before = opened();
    showTab(false);
    act(() => sendChange({ lists: ['todo'], articles: [] }));
    expect(opened()).toBe(before);
    showTab(true);
    await waitFor(() => expect(opened()).toBe(before + 1));
    await waitFor(() => expect(counted(calls, LIST)).toBe(2));
  });

  it('are caught up with in a tab that was opened in the background, too', async () => {
    showTab(false);
    const { calls } = open('/toDoList', 'editor');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(counted(calls, LIST)).toBe(1));
    expect(opened()).toBe(0);
    showTab(true);
    await waitFor(() => expect(opened()).toBe(1));
    await waitFor(() => expect(counted(calls, LIST)).toBe(2), SOON);
  });

  it('are caught up with when the stream could not be opened at first', async () => {
    const user = person('editor');
    const calls = answerWith({ 'GET /user': [200, user] });
    const answer = jest.mocked(fetch).getMockImplementation();
    jest.mocked(fetch).mockImplementation(async (input, init) => {
      if (input === STREAM && opened() === 1) return new Response(null, { status: 502 });
      return (await answer?.(input, init)) ?? Response.error();
    });
    ({ stop } = renderApp('/toDoList', { session: sessionOf(user) }));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(counted(calls, LIST)).toBe(1));
    await waitFor(() => expect(opened()).toBe(2));
    await waitFor(() => expect(counted(calls, LIST)).toBe(2), SOON);
  });

  it('resume after the connection broke', async () => {
    const { calls } = open('/toDoList', 'editor');
    await untilListening();
    await waitFor(() => expect(counted(calls, LIST)).toBe(1));
    act(() => breakStreams());
    await waitFor(() => expect(opened()).toBe(2));
    await waitFor(() => expect(counted(calls, LIST)).toBe(2));
  });

  it('show whether saving is possible, on every page', async () => {
    open('/toDoList', 'editor');
    await screen.findByRole('heading', { level: 1 });
    await untilListening();
    const line = 'Saving is not possible at this moment.';
    act(() => sendSaving({ possible: true }));
    expect(screen.queryByText(line)).toBeNull();
    act(() => sendSaving({ possible: false }));
    expect(closestStatus(await screen.findByText(line))).toHaveTextContent('You can go on reading.');
    act(() => sendSaving({ possible: true }));
    await waitFor(() => expect(screen.queryByText(line)).toBeNull());
  });

  it('are announced for an open article, which stays unchanged until it is reloaded', async () => {
    let minute = 7;
    // The version also increases with events that no one here is shown.
    let version = 0;
    const read = jest.fn((): [number, unknown] => [
      200,
      anArticle({
        lastUpdate: `2026-04-04T10:0${minute}:00.000Z`,
        label: `#1-R0-Title ${minute}`,
        version: (version += 1),
      }),
    ]);
    const { user } = open('/overrideArticle/a1', 'editor', { 'GET /article/a1': read });
    await screen.findByText(/Title 7/);
    await untilListening();
    act(() => sendChange({ lists: [], articles: ['a1', 'another'] }));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    minute = 8;
    act(() => sendChange({ lists: [], articles: ['a1'] }));
    const bar = within(await screen.findByText('This manuscript has changed.').then(closestStatus));
    expect(screen.getByText(/Title 7/)).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByText(/Title 8/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('This manuscript has changed.')).toBeNull());
  });
});

function closestStatus(text: HTMLElement): HTMLElement {
  const status = text.closest<HTMLElement>('[role="status"]');
  if (!status) throw new Error('It is said to nobody who cannot see it');
  return status;
}
