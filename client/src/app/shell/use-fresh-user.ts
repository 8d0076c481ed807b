import { useEffect } from 'react';
import { useMeQuery } from '../../shared/api/session-api';
import { userChanged } from '../../shared/session/session-slice';
import { useAppDispatch } from '../../shared/state/hooks';

/** The stored user may be days old: a new name or group counts as soon as the server has told. */
export function useFreshUser(): void {
  const dispatch = useAppDispatch();
  const { data } = useMeQuery();
  useEffect(() => {
    if (data) dispatch(userChanged(data));
  }, [data, dispatch]);
}
