import { ConfigError } from '../config/config-error';
import { untilAborted } from '../leadership/until-aborted';
import { EventStoreUnavailable } from '../store-unavailable/is-store-unavailable';
import { createEventStoreDb } from './eventstoredb/create-event-store-db';
import type { EventStore } from './port';

const PAUSE_MS = 500;
const ANSWER_WITHIN_MS = 5_000;
const REPORT_INTERVAL_MS = 30_000;

/** The address without user and password. */
const withoutLogin = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');

/**
 * Waits until the EventStoreDB of EVENT_STORE_URL answers, and reports when it has to wait. Returns immediately when the signal aborts.
 * @throws ConfigError when waiting cannot help: the address cannot be read, or the store refuses the password or the certificate.
 */
export async function awaitEventStore(url: string, report: (line: string) => void, signal: AbortSignal): Promise<void> {
  const store = open(url);
  let reportedAt = -Infinity;
  try {
    while (!signal.aborted) {
      const failure = await failureOf(store);
      if (failure === null) return;
      refuse(failure, url);
      if (Date.now() - reportedAt > REPORT_INTERVAL_MS) {
        report(`Waiting for the event store of EVENT_STORE_URL (${withoutLogin(url)}): ${failure.message}`);
        reportedAt = Date.now();
      }
      await untilAborted(signal, PAUSE_MS);
    }
  } finally {
    await store.close();
  }
}

function open(url: string): EventStore {
  try {
    return createEventStoreDb(url);
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message.replaceAll(url, withoutLogin(url)) : 'unknown';
    throw new ConfigError([`EVENT_STORE_URL cannot be used: ${reason}`]);
  }
}

async function failureOf(store: EventStore): Promise<Error | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(() => resolve(new EventStoreUnavailable('no answer in time')), ANSWER_WITHIN_MS);
  });
  const answer = store.readStream('quire-watch', { max: 1 }).then(
    () => null,
    (failure: Error) => failure,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** @throws ConfigError for a failure that the operator must fix. */
function refuse(failure: Error, url: string): void {
  const { type, code } = failure as { type?: string; code?: unknown };
  if (type === 'access-denied' || code === 7 || code === 16)
    throw new ConfigError([
      `EVENT_STORE_URL (${withoutLogin(url)}): the event store refuses the user or the password. ` +
        'Give both in the address: esdb://user:password@host:2113',
    ]);
  if (/certificate|self.signed|altnames|wrong version number|SSL routines|EPROTO/i.test(failure.message))
    throw new ConfigError([
      `EVENT_STORE_URL (${withoutLogin(url)}): no secure connection to the event store (${failure.message}). ` +
        'Name the authority of its certificate with tlsCAFile=/path/to/ca.crt and its host as in the certificate, ' +
        'or set tls=false for a store without encryption',
    ]);
}
