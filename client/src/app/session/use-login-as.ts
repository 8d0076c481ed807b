import { useLocation, useNavigate } from 'react-router-dom';
import { useEndLoginAsMutation, useStartLoginAsMutation } from '../../shared/api/session-api';
import { SAVED } from '../../shared/page/leave-guard';
import { draftCopy } from '../../shared/saving/draft-copy';
import { loginAsReturn } from '../../shared/session/login-as-return';
import { selectUser, signedIn } from '../../shared/session/session-slice';
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks';

/** Signs in as another person and opens their start page. The caller has already confirmed that unsaved text may be lost. */
export function useLoginAs(): { start: (userId: string) => Promise<void>; busy: boolean } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [start, { isLoading }] = useStartLoginAsMutation();
  return {
    busy: isLoading,
    start: async (userId) => {
      const { data } = await start(userId);
      if (!data) return;
      loginAsReturn.store(pathname + search);
      dispatch(signedIn(data));
      await navigate('/', { state: SAVED });
    },
  };
}

/**
 * Ends login-as: restores the original account on the page where it was left. Text kept for the other account is removed, as at a
 * sign-out (lifecycle, section 5 (9)).
 */
export function useEndLoginAs(): { end: () => Promise<void>; busy: boolean } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [end, { isLoading }] = useEndLoginAsMutation();
  const acted = useAppSelector(selectUser);
  return {
    busy: isLoading,
    end: async () => {
      const { data } = await end();
      if (!data) return;
      dispatch(signedIn(data));
      if (acted) draftCopy.dropAllOf(acted.id);
      await navigate(loginAsReturn.take());
    },
  };
}
