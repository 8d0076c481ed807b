import type { AuthRecord } from '@contracts';
import { beginFirstCalls, fetchFirst } from './first-calls';
import { writeSession } from './session-storage';

const URL = `${window.location.origin}/api/article/A1`;
const session = { token: 'mine', user: { id: 'U1', group: { group: 'editor' } } } as AuthRecord;
const asked = (token = 'mine', more: RequestInit = {}): Request =>
  new Request(URL, { ...more, headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'en-GB' } });

describe('the calls that a page starts', () => {
  let sent: jest.Mock<Promise<Response>, [string | Request]>;
  beforeEach(() => {
    document.head.innerHTML = '<script type="application/json" id="first-calls">["/article/A1"]</script>';
    writeSession(session);
    let nth = 0;
    sent = jest.fn((_url: string | Request) => Promise.resolve(new Response(String(++nth))));
    jest.spyOn(globalThis, 'fetch').mockImplementation(sent as typeof fetch);
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(async () => {
    // Calls that a test has started and not fetched must not answer the next test.
    await fetchFirst(asked());
    jest.restoreAllMocks();
    jest.useRealTimers();
    localStorage.clear();
  });
  const answer = async (request: Request): Promise<string> => (await fetchFirst(request)).text();

  it('answer the same call of the screen, once', async () => {
    beginFirstCalls();
    expect(sent).toHaveBeenCalledWith(URL, {
      headers: { Authorization: 'Bearer mine', 'Accept-Language': 'en-GB' },
    });
    expect([await answer(asked()), await answer(asked())]).toEqual(['1', '2']);
  });

  it('are not started for a signed-out person, nor by a page that names none', () => {
    writeSession(null);
    beginFirstCalls();
    writeSession(session);
    document.head.innerHTML = '';
    beginFirstCalls();
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['another person', () => asked('of another')],
    ['a change', () => asked('mine', { method: 'POST' })],
    [
      'another language',
      () => new Request(URL, { headers: { Authorization: 'Bearer mine', 'Accept-Language': 'nl-NL' } }),
    ],
  ])('do not answer %s', async (_whom, request) => {
    beginFirstCalls();
    expect(await answer(request())).toBe('2');
  });

  it('do not answer a screen that is opened much later', async () => {
    beginFirstCalls();
    jest.setSystemTime(10_001);
    expect(await answer(asked())).toBe('2');
  });

  it('are made again when they did not reach the server', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    beginFirstCalls();
    expect(await answer(asked())).toBe('1');
  });
});
