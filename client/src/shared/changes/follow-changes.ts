import { createParser } from 'eventsource-parser';
import { BackOff, CHANGE_EVENT, type ChangeSignal, STREAM_BEAT } from '@contracts';

interface Following {
  token: string;
  /** Ends it. */
  signal: AbortSignal;
  /** The server listens for us now, for the first time or again. */
  onOpen: () => void;
  onChange: (change: ChangeSignal) => void;
  /** From now on nothing is told, until it is open again. */
  onGap: () => void;
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Milliseconds without a sound after which the connection is given up: two of the server's signs of life. */
const SILENCE = 2 * STREAM_BEAT + 5_000;

/**
 * Keeps GET /events/stream open until the signal aborts or the server no longer knows the session. What breaks is opened again after
 * a pause that grows, and is nobody's alike, so that a server that comes back is not met by all at once.
 */
export async function followChanges(following: Following): Promise<void> {
  const { signal } = following;
  const backOff = new BackOff(FIRST_PAUSE, LONGEST_PAUSE);
  while (!signal.aborted) {
    const startedAt = Date.now();
    if ((await readOnce(following)) === 'refused') return;
    if (!signal.aborted) following.onGap();
    backOff.resetAfterLong(startedAt);
    await waited(backOff.next() * (0.5 + Math.random()), signal);
  }
}

/** One connection, to its end. Never rejects. */
async function readOnce(following: Following): Promise<'refused' | 'broken'> {
  const connection = new AbortController();
  const cut = (): void => connection.abort();
  following.signal.addEventListener('abort', cut);
  try {
    const answer = await fetch(`${window.location.origin}/api/events/stream`, {
      headers: { Authorization: `Bearer ${following.token}`, Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: connection.signal,
    });
    // The next call of a screen will find out the same and say so.
    if (answer.status === 401 || answer.status === 403) return 'refused';
    if (!answer.ok || !answer.body) return 'broken';
    following.onOpen();
    await take(answer.body, following, connection);
  } catch {
    // Cut off: by us, by the server or on the way.
  } finally {
    following.signal.removeEventListener('abort', cut);
    // Nor does the server go on with one whose words could not be read.
    cut();
  }
  return 'broken';
}

async function take(body: ReadableStream<Uint8Array>, { onChange }: Following, connection: AbortController) {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === CHANGE_EVENT) onChange(JSON.parse(data) as ChangeSignal);
    },
  });
  const reader = body.getReader();
  const text = new TextDecoder();
  for (;;) {
    const silence = setTimeout(() => connection.abort(), SILENCE);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    parser.feed(text.decode(value, { stream: true }));
  }
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    if (signal.aborted) done();
    else signal.addEventListener('abort', done);
  });
}
