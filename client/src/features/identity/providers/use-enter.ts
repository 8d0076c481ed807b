import { useNavigate } from 'react-router-dom';
import type { SignInAnswer } from '@contracts';
import { signedIn } from '../../../shared/session/session-slice';
import { useAppDispatch } from '../../../shared/state/hooks';

/** Signs in with the server's answer to a first proof, and opens the page that the person wanted. */
export function useEnter(): (answer: SignInAnswer, returnTo: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (answer, returnTo) => {
    if (!('token' in answer)) throw new Error('This account needs a second step. Please sign in with your password.');
    dispatch(signedIn(answer));
    await navigate(returnTo, { replace: true });
  };
}
