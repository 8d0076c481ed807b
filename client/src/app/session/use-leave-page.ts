import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router-dom';

/**
 * Goes to the start page. Resolves to true once the person is there, and to false if the page has unsaved text and the person stays
 * (LeaveGuard). A navigation alone resolves before the person answers.
 */
export function useLeavePage(): () => Promise<boolean> {
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return async () => {
    const before = router?.state.location.key;
    await navigate('/');
    if (!router) return true;
    const isAsking = (): boolean =>
      router.state.navigation.state !== 'idle' ||
      [...router.state.blockers.values()].some(({ state }) => state === 'blocked' || state === 'proceeding');
    const hasLeft = (): boolean => router.state.location.key !== before;
    if (!isAsking()) return hasLeft();
    return new Promise((resolve) => {
      const stop = router.subscribe(() => {
        if (isAsking()) return;
        stop();
        resolve(hasLeft());
      });
    });
  };
}
