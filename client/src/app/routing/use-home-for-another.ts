import { useEffect, useRef } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { selectUser } from '../../shared/session/session-slice';
import { useAppSelector } from '../../shared/state/hooks';

/** After a session expires, the same person returns to the page they were on. Anyone else starts at their own home page. */
export function useHomeForAnother(navigate: NavigateFunction): void {
  const expired = useAppSelector((state) => state.session.expiredUserId);
  const userId = useAppSelector(selectUser)?.id;
  const before = useRef(expired);
  useEffect(() => {
    if (expired !== null) before.current = expired;
    if (userId === undefined || before.current === null) return;
    if (userId !== before.current) void navigate('/', { replace: true });
    before.current = null;
  }, [expired, userId, navigate]);
}
