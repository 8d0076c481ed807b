import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { User } from '@contracts';
import { selectUser } from '../session/session-slice';
import { notifyError, notifyInfo, notifySuccess } from './notifications-slice';
import type { AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Short messages at the corner of the screen; failed writes announce themselves. */
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

/** The signed-in person. Only for screens that nobody sees signed out. @throws Error when nobody is signed in */
export function useUser(): User {
  const user = useAppSelector(selectUser);
  if (!user) throw new Error('This screen needs a signed-in person.');
  return user;
}
