import { useEffect, useRef, useState } from 'react';
import type { Designation } from '@contracts';
import { SESSION_EXPIRED_MESSAGE } from '@contracts';
import { errorMessage, isApiError } from '../api/api-error';
import { selectSession, sessionExpired } from '../session/session-slice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { notifyError } from '../state/notifications-slice';
import { uploadFile } from './upload-file';

interface UploadState {
  /** Part sent, 0..1; null while nothing is under way. */
  progress: number | null;
  problem: string | null;
}

/** Sends one file at a time, with progress; leaving the screen cancels it. */
export function useUpload(articleId: string) {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectSession)?.token ?? '';
  const running = useRef<AbortController | null>(null);
  const [state, setState] = useState<UploadState>({ progress: null, problem: null });
  useEffect(() => () => running.current?.abort(), []);
  const fail = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') {
      setState({ progress: null, problem: null });
      return;
    }
    setState({ progress: null, problem: errorMessage(error) });
    if (!isApiError(error) || error.statusCode !== 401) return;
    dispatch(sessionExpired());
    dispatch(notifyError(SESSION_EXPIRED_MESSAGE));
  };
  /** `then` records what was uploaded; it is part of the work that is shown as under way. True when all went well. */
  const start = async (
    file: File,
    type: Designation,
    then: (fileName: string) => Promise<unknown>,
  ): Promise<boolean> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ progress: 0, problem: null });
    const onProgress = (progress: number) => setState({ progress, problem: null });
    try {
      const { fileName } = await uploadFile({ articleId, file, type, token, onProgress, signal: controller.signal });
      await then(fileName);
      setState({ progress: null, problem: null });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  return { ...state, start, cancel: () => running.current?.abort() };
}
