import {
  CHANGE_EVENT,
  type ChangeSignal,
  type MenuCounts,
  RECOVERED_EVENT,
  SAVING_EVENT,
  type SavingSignal,
} from '@contracts';

/** The fake server's answers: status and JSON body, by method and path below /api. */
export type Answer = [status: number, body: unknown, headers?: Record<string, string>];
export type Answers = Record<string, Answer | ((body: unknown) => Answer)>;

/** In place of an answer: the connection breaks, and the browser gets none. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  token: string | null;
  /** The key of a link in a mail. */
  reviewKey: string | null;
}

const SETTINGS = {
  journalName: 'Test Journal',
  bannerText: '',
  supportEmail: '',
  mailCatcherUrl: null,
  demoAccounts: [],
};
/** The counts of the menu; counts that are not given are 0. */
export const menuCounts = (changes: Partial<MenuCounts> = {}): MenuCounts => ({
  mine: { draft: 0, actionNeeded: 0, view: 0 },
  todo: { lists: {}, waiting: 0, checks: 0 },
  ...{ reviews: 0, ticketsAnswered: 0, ticketsWaiting: 0, news: 0 },
  ...changes,
});

const ALWAYS: Answers = {
  'GET /settings': [200, SETTINGS],
  'POST /address-marks/find': [200, []],
  'GET /countries': [200, [{ countryName: 'Belgium' }, { countryName: 'Netherlands' }]],
  'GET /privacy-text': [200, { version: 1, html: '<p>Your name and address.</p>' }],
  'GET /article/reviewer/todo-list': [200, { all: [], pending: [], decide: [], completed: [] }],
  'GET /menu-counts': [200, menuCounts()],
  'GET /article/assistant/new-articles': [200, []],
  'GET /article/editor/article-list': [200, {}],
  'GET /article/associate/article-list': [200, {}],
  'GET /ticket/my-list': [200, []],
  'GET /article/my-authorship-requests': [200, []],
  'GET /article/usual-days': [200, { asking: null, reviewing: null }],
  'GET /ticket/all': [200, { awaiting: [], open: [], closed: [], totals: { awaiting: 0, open: 0, closed: 0 } }],
};

/** A form with a file is returned as text. */
function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Open change streams. They do not count as calls and never end on their own. */
const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

function openStream(signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      streams.add(controller);
      signal.addEventListener('abort', () => streams.delete(controller) && controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** Sends a change notification to every listener. */
export function sendChange(change: ChangeSignal): void {
  const frame = `event: ${CHANGE_EVENT}\ndata: ${JSON.stringify(change)}\n\n`;
  for (const stream of streams) stream.enqueue(new TextEncoder().encode(frame));
}

/** Notifies every listener whether changes can be saved. */
export function sendSaving(saving: SavingSignal): void {
  const frame = `event: ${SAVING_EVENT}\ndata: ${JSON.stringify(saving)}\n\n`;
  for (const stream of streams) stream.enqueue(new TextEncoder().encode(frame));
}

/** Notifies every listener that lists can be read again. */
export function sendRecovery(): void {
  for (const stream of streams) stream.enqueue(new TextEncoder().encode(`event: ${RECOVERED_EVENT}\ndata: {}\n\n`));
}

/** Breaks the connection. */
export function breakStreams(): void {
  for (const stream of streams) stream.error(new Error('The connection broke'));
  streams.clear();
}

/** Replaces only the network: answers every call from the table, or with 404 if it is missing there. Returns the calls made, in order. */
export function answerWith(answers: Answers): Call[] {
  const calls: Call[] = [];
  streams.clear();
  const table = { ...ALWAYS, ...answers };
  const fetchAnswer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api/, '');
    if (path === '/events/stream') return openStream(request.signal);
    const body = parse(await request.text());
    const token = request.headers.get('Authorization');
    const reviewKey = request.headers.get('X-Review-Key');
    calls.push({ method: request.method, path, query: url.searchParams, body, token, reviewKey });
    const found = table[`${request.method} ${path}`];
    const missing: Answer = [404, { statusCode: 404, message: `No answer for ${path}`, code: 'NOT_FOUND' }];
    const [status, answer, headers] = typeof found === 'function' ? found(body) : (found ?? missing);
    return status === 204 ? new Response(null, { status }) : Response.json(answer, { status, headers });
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchAnswer);
  return calls;
}

/** Leaves calls to this path without an answer until the returned function is called. */
export function holdCalls(path: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const respond = jest.mocked(globalThis.fetch).getMockImplementation();
  jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    if (input instanceof Request && input.url.endsWith(path)) await held;
    return (await respond?.(input, init)) ?? Response.error();
  });
  return () => release();
}
