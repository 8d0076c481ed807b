import { createParser } from 'eventsource-parser';
import {
  BackOff,
  CHANGE_EVENT,
  type ChangeSignal,
  RECOVERED_EVENT,
  SAVING_EVENT,
  type SavingSignal,
  STREAM_BEAT,
} from '@contracts';

interface Following {
  token: string;
  /** Aborts the stream. */
  signal: AbortSignal;
  /** Called when the stream is open, for the first time or again. */
  onOpen: () => void;
  onChange: (change: ChangeSignal) => void;
  onSaving: (saving: SavingSignal) => void;
  /** Called when lists that were not up to date can be read again. */
  onRecovered: () => void;
  /** Called when no notifications will arrive until the stream opens again. */
  onGap: () => void;
}

const MIN_RECONNECT_MS = 1_000;
const MAX_RECONNECT_MS = 60_000;
/** Milliseconds without data before the connection is dropped: two heartbeats of the server. */
const SILENCE_TIMEOUT_MS = 2 * STREAM_BEAT + 5_000;

/**
 * Keeps GET /events/stream open until the signal aborts or the server no longer accepts the session. It reconnects after a growing,
 * randomised delay, so that clients do not all reconnect to a restarted server at the same time.
 */
export async function followChanges(following: Following): Promise<void> {
  const { signal } = following;
  const backOff = new BackOff(MIN_RECONNECT_MS, MAX_RECONNECT_MS);
  while (!signal.aborted) {
    const startedAt = Date.now();
    if ((await readOnce(following)) === 'refused') return;
    if (!signal.aborted) following.onGap();
    backOff.resetAfterLong(startedAt);
    await delay(backOff.next() * (0.5 + Math.random()), signal);
  }
}

/** Reads one connection to its end. Never rejects. */
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
    // The next call of a screen gets the same answer and reports it.
    if (answer.status === 401 || answer.status === 403) return 'refused';
    if (!answer.ok || !answer.body) return 'broken';
    following.onOpen();
    await readEvents(answer.body, following, connection);
  } catch {
    // The connection was closed by the client, the server or the network.
  } finally {
    following.signal.removeEventListener('abort', cut);
    // Stops the server from sending data that could not be parsed.
    cut();
  }
  return 'broken';
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onChange, onSaving, onRecovered }: Following,
  connection: AbortController,
) {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === CHANGE_EVENT) onChange(JSON.parse(data) as ChangeSignal);
      if (event === SAVING_EVENT) onSaving(JSON.parse(data) as SavingSignal);
      if (event === RECOVERED_EVENT) onRecovered();
    },
  });
  const reader = body.getReader();
  const text = new TextDecoder();
  for (;;) {
    const silence = setTimeout(() => connection.abort(), SILENCE_TIMEOUT_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    parser.feed(text.decode(value, { stream: true }));
  }
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
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
