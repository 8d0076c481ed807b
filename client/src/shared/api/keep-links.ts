import type { AppDispatch } from '../state/store';
import { api } from './api';

/** Milliseconds for which the links of an answer are used. The server accepts them for 10 to 15 minutes. */
const FRESH_MS = 9 * 60_000;
/** Milliseconds between two checks while the page is open, and between two attempts. */
const CHECK_MS = 60_000;
/** An open page that is not used renews its links for this long. Not longer, because each call also prolongs the session. */
const ATTENDED_MS = 60 * 60_000;
/** Signs that the person is back at the page. The pointer moves over the page before it clicks a link. */
const SIGNS = ['visibilitychange', 'focus', 'pointerover', 'keydown'];

const answerAgainApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not kept, because only its links are used.
    answerAgain: build.query<unknown, string>({ query: (path) => path, keepUnusedDataFor: 0 }),
  }),
});

interface Linked {
  id: string;
  location: string;
  thumbnail?: string | null;
}

const isLinked = (value: object): value is Linked => 'id' in value && 'location' in value;

/** All files in an answer. */
function filesIn(value: unknown): Linked[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(filesIn);
  return isLinked(value) ? [value, ...inside] : inside;
}

/** Gives the files in `shown` the links of the same files in `newer`. */
function copyLinks(shown: unknown, newer: unknown): void {
  const byId = new Map(filesIn(newer).map((file) => [file.id, file]));
  for (const file of filesIn(shown)) {
    const found = byId.get(file.id);
    if (found)
      Object.assign(file, { location: found.location }, 'thumbnail' in found && { thumbnail: found.thumbnail });
  }
}

/** Calls `check` at each sign of the person, and every minute for an hour after the last one. Returns a function that ends this. */
function watchPerson(check: () => void): () => void {
  let seenAt = Date.now();
  const onSign = (): void => {
    seenAt = Date.now();
    check();
  };
  const timer = window.setInterval(() => {
    if (Date.now() - seenAt < ATTENDED_MS) check();
  }, CHECK_MS);
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  return () => {
    window.clearInterval(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
  };
}

/** The part of the cache entry of a query that is used here. */
interface Entry {
  dispatch: AppDispatch;
  cacheDataLoaded: PromiseLike<unknown>;
  cacheEntryRemoved: Promise<void>;
  getCacheEntry: () => { fulfilledTimeStamp?: number };
  updateCachedData: (change: (shown: unknown) => void) => unknown;
}

/** The returned function renews the links if they are not fresh. */
function renewalOf(path: string, entry: Entry): () => void {
  let [renewedAt, triedAt] = [0, 0];
  const renew = async (): Promise<void> => {
    const now = Date.now();
    const linkedAt = Math.max(renewedAt, entry.getCacheEntry().fulfilledTimeStamp ?? 0);
    if (document.visibilityState !== 'visible' || now - linkedAt < FRESH_MS || now - triedAt < CHECK_MS) return;
    triedAt = now;
    const again = answerAgainApi.endpoints.answerAgain.initiate(path, { subscribe: false, forceRefetch: true });
    const { data } = await entry.dispatch(again);
    if (data === undefined) return;
    renewedAt = now;
    entry.updateCachedData((shown) => copyLinks(shown, data));
  };
  return () => void renew();
}

/**
 * For `onCacheEntryAdded` of a query whose answer contains files: renews their links before these expire, for as long as the answer is used.
 * The rest of the answer stays as it is, because an open article is never read again automatically (ADR 27).
 */
export const keepLinks =
  <Arg>(pathOf: (arg: Arg) => string) =>
  async (arg: Arg, entry: Entry): Promise<void> => {
    try {
      await entry.cacheDataLoaded;
    } catch {
      // The answer was no longer needed when it arrived.
      return;
    }
    const stop = watchPerson(renewalOf(pathOf(arg), entry));
    await entry.cacheEntryRemoved;
    stop();
  };
