import { useEffect } from 'react';
import { useMeQuery } from '../../shared/api/session-api';
import { userChanged } from '../../shared/session/session-slice';
import { useAppDispatch } from '../../shared/state/hooks';

/** Refreshes the stored user, which may be days old, so that a new name or group takes effect immediately. */
export function useFreshUser(): void {
  const dispatch = useAppDispatch();
  const { data } = useMeQuery();
  useEffect(() => {
    if (data) dispatch(userChanged(data));
  }, [data, dispatch]);
}
