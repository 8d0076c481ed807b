import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CHANGED_LISTS } from '@contracts';
import { api } from '../api/api';
import { selectSession } from '../session/session-slice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { articlesChanged, changesMissed } from './article-changes-slice';
import { followChanges } from './follow-changes';
import { liveTag } from './live';
import { readOldAgain } from './read-old-again';
import { savingChanged } from './saving-slice';
import { throttled } from './throttled';

/** Shortest pause between two readings of the numbers of the menu and the bell. */
const NUMBERS_PAUSE_MS = 5_000;

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const useTabIsVisible = (): boolean => useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');

/**
 * While a signed-in person looks at this tab, the server reports which of their lists and articles changed. Lists and counts on the
 * screen are read again. For an open article the change is only noted, since new data must not replace text being edited (409).
 * Changes during a gap are not reported later, so all lists are read again after one.
 */
export function useChanges(): void {
  const dispatch = useAppDispatch();
  const token = useAppSelector((state) => selectSession(state)?.token);
  const visible = useTabIsVisible();
  // The token of the session that may have missed a notification, including before the stream first opened.
  const gapFor = useRef<string>(undefined);
  useEffect(() => {
    const onGap = (): void => {
      gapFor.current = token;
    };
    if (!visible) onGap();
    if (token === undefined || !visible) return undefined;
    const end = new AbortController();
    const news = throttled(() => dispatch(api.util.invalidateTags(['News'])), NUMBERS_PAUSE_MS);
    void followChanges({
      token,
      signal: end.signal,
      onOpen: () => {
        if (gapFor.current !== token) return;
        gapFor.current = undefined;
        dispatch(api.util.invalidateTags(['News', ...CHANGED_LISTS.map(liveTag)]));
        dispatch(readOldAgain());
        dispatch(changesMissed());
      },
      onGap,
      onChange: ({ lists, articles, quiet }) => {
        // A change may also be news for the person, even if none of their lists contains it.
        if (quiet !== true) news.run();
        dispatch(api.util.invalidateTags(lists.map(liveTag)));
        dispatch(articlesChanged(articles));
      },
      onRecovered: () => void dispatch(readOldAgain()),
      onSaving: ({ possible }) => void dispatch(savingChanged(possible)),
    });
    return () => {
      end.abort();
      // When the tab is visible again, everything is read again after the gap.
      news.end();
    };
  }, [dispatch, token, visible]);
}
