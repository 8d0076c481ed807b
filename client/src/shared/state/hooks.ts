import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { User } from '@contracts';
import { selectUser } from '../session/session-slice';
import { notifyError, notifyInfo, notifySuccess } from './notifications-slice';
import type { AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Short messages in the corner of the screen. Failed writes show theirs automatically. */
export function useNotify() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      success: (text: string) => void dispatch(notifySuccess(text)),
      error: (text: string) => void dispatch(notifyError(text)),
      info: (text: string) => void dispatch(notifyInfo(text)),
    }),
    [dispatch],
  );
}

/** The signed-in person, for screens that require a session. @throws Error when signed out */
export function useUser(): User {
  const user = useAppSelector(selectUser);
  if (!user) throw new Error('This screen needs a signed-in person');
  return user;
}
