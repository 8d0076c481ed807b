import { useNavigate } from 'react-router-dom';
import type { SignInAnswer } from '@contracts';
import { signInAnswered } from '../../../shared/session/session-slice';
import { useAppDispatch } from '../../../shared/state/hooks';

/**
 * Signs in with the server's answer to a first proof, and opens the page that the person wanted. With a second factor, that page asks
 * for the second step first.
 */
export function useSignInAndOpen(): (answer: SignInAnswer, returnTo: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (answer, returnTo) => {
    dispatch(signInAnswered(answer));
    await navigate(returnTo, { replace: true });
  };
}
