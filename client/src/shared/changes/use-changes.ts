import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CHANGED_LISTS } from '@contracts';
import { api } from '../api/api';
import { selectSession } from '../session/session-slice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { followChanges } from './follow-changes';
import { live } from './live';
import { toldOfArticles, toldOfGap } from './told-slice';

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const useTabIsVisible = (): boolean => useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');

/**
 * While somebody is signed in and looks at this tab, the server tells which of their lists and articles changed: lists and counts on the
 * screen are read again; of an open article it is only noted, since what is read anew must not slip under what somebody writes (409).
 * What happened during a gap is not told later, so after one all lists are read again.
 */
export function useChanges(): void {
  const dispatch = useAppDispatch();
  const token = useAppSelector((state) => selectSession(state)?.token);
  const visible = useTabIsVisible();
  // Whose session may have missed something, by its token: also before the stream was open for the first time.
  const gapFor = useRef<string>(undefined);
  useEffect(() => {
    const onGap = (): void => {
      gapFor.current = token;
    };
    if (!visible) onGap();
    if (token === undefined || !visible) return undefined;
    const end = new AbortController();
    void followChanges({
      token,
      signal: end.signal,
      onOpen: () => {
        if (gapFor.current !== token) return;
        gapFor.current = undefined;
        dispatch(api.util.invalidateTags(CHANGED_LISTS.map(live)));
        dispatch(toldOfGap());
      },
      onGap,
      onChange: ({ lists, articles }) => {
        dispatch(api.util.invalidateTags(lists.map(live)));
        dispatch(toldOfArticles(articles));
      },
    });
    return () => end.abort();
  }, [dispatch, token, visible]);
}
