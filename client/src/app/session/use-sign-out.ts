import { useNavigate } from 'react-router-dom';
import { sessionApi } from '../../shared/api/session-api';
import { signedOut } from '../../shared/session/session-slice';
import { useAppDispatch } from '../../shared/state/hooks';

/** Ends the session on the server and in this browser. The local session ends even if the server does not answer. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    await dispatch(sessionApi.endpoints.signOut.initiate());
    dispatch(signedOut());
  };
}
