import { useEffect } from 'react';
import { useAppDispatch } from '../../shared/state/hooks';
import { useMeQuery } from '../../shared/api/session-api';
import { userChanged } from '../../shared/session/session-slice';

/** The stored user may be days old: a new name or group counts as soon as the server has told. */
export function useFreshUser(): void {
  const dispatch = useAppDispatch();
  const { data } = useMeQuery();
  useEffect(() => {
    if (data) dispatch(userChanged(data));
  }, [data, dispatch]);
}
