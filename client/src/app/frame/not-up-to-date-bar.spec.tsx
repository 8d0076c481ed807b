import { act, screen, waitFor } from '@testing-library/react';
import { NOT_UP_TO_DATE_HEADER, SINCE_UNKNOWN } from '@contracts';
import { type Answer, answerWith, menuCounts, sendRecovery } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const LINE = /This page is not up to date/;
const STREAM = `${window.location.origin}/api/events/stream`;

describe('the line above a list that is not up to date', () => {
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  /** Opens a list. The server marks its answers as stale as long as `since` returns a value for the header. */
  function open(since: () => string | null, path = '/toDoList') {
    const user = person('editor');
    const old = (body: unknown) => (): Answer => {
      const value = since();
      return [200, body, value === null ? {} : { [NOT_UP_TO_DATE_HEADER]: value }];
    };
    const calls = answerWith({
      'GET /user': [200, user],
      'GET /menu-counts': old(menuCounts()),
      'GET /article/editor/article-list': old({}),
    });
    const app = renderApp(path, { session: sessionOf(user) });
    stop = app.stop;
    return { calls, ...app };
  }

  it('names the time, and goes away when the list can be read again', async () => {
    let since: string | null = new Date(new Date().setHours(9, 5, 0, 0)).toISOString();
    const { calls } = open(() => since);
    expect(await screen.findByText(LINE)).toHaveTextContent(
      'Changes since 09:05 may be missing. We are working on it.',
    );
    await waitFor(() => expect(jest.mocked(fetch).mock.calls.map(([url]) => String(url))).toContain(STREAM));
    const before = calls.length;
    since = null;
    act(() => sendRecovery());
    await waitFor(() => expect(screen.queryByText(LINE)).not.toBeInTheDocument());
    expect(calls.slice(before).map(({ path }) => path)).toEqual(['/article/editor/article-list']);
  });

  it('names the day of an earlier time, and leaves out an unknown time', async () => {
    open(() => '2026-01-05T09:05:00.000Z');
    expect(await screen.findByText(LINE)).toHaveTextContent(/Changes since 5 January 2026 at \d\d:05/);
    stop();
    open(() => SINCE_UNKNOWN);
    expect(await screen.findByText(/The newest changes may be missing/)).toBeVisible();
  });

  it('is not shown for the counts of the menu, which are on every page', async () => {
    open(() => SINCE_UNKNOWN, '/profile');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(jest.mocked(fetch).mock.calls.length).toBeGreaterThan(2));
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });

  it('is absent on a page that is up to date', async () => {
    open(() => null);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });
});
