import { api } from '../api/api';
import type { AppStore } from '../state/store';
import { selectSession, sessionFollowed } from './session-slice';
import { parseSession, SESSION_KEY, writeSession } from './session-storage';

/**
 * Synchronises the session in browser storage with the store in both directions, so that other tabs follow a sign-in or sign-out. Cached
 * data of one person is dropped before another person's data is read. Returns a function that stops it.
 */
export function keepSession(store: AppStore): () => void {
  let known = selectSession(store.getState());
  const stop = store.subscribe(() => {
    const now = selectSession(store.getState());
    if (now === known) return;
    const other = now?.token !== known?.token;
    known = now;
    writeSession(now);
    if (other) store.dispatch(api.util.resetApiState());
  });
  const follow = (event: StorageEvent) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const stored = parseSession(event.newValue);
    if (stored?.token !== known?.token) store.dispatch(sessionFollowed(stored));
  };
  window.addEventListener('storage', follow);
  return () => {
    stop();
    window.removeEventListener('storage', follow);
  };
}
