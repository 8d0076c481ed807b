import { sessionApi } from '../../shared/api/session-api';
import { draftCopy } from '../../shared/saving/draft-copy';
import { selectUser, signedOut } from '../../shared/session/session-slice';
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks';
import { useLeavePage } from './use-leave-page';

/**
 * Asks about unsaved text, ends the session on the server and in this browser, and removes the text that this browser keeps for the
 * account (lifecycle, section 5 (9)). The local session ends even if the server does not answer. A session that expires leaves the
 * text, to offer it again to the same person (lifecycle, section 4 (11)).
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const leavePage = useLeavePage();
  const user = useAppSelector(selectUser);
  return async () => {
    if (!(await leavePage())) return;
    await dispatch(sessionApi.endpoints.signOut.initiate());
    dispatch(signedOut());
    // A sign-in that waits in this tab, such as the answer of a provider, ends with the session.
    sessionStorage.clear();
    for (const account of [user, user?.actor]) if (account) draftCopy.dropAllOf(account.id);
  };
}
