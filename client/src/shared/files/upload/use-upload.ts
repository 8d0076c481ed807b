import { useEffect, useRef, useState } from 'react';
import type { Designation } from '@contracts';
import { t } from '@contracts';
import { errorMessage, isApiError } from '../../api/api-error';
import { selectSession, sessionExpired } from '../../session/session-slice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { notifyError } from '../../state/notifications-slice';
import { uploadFile } from './upload-file';

interface UploadState {
  /** Fraction sent, 0..1; null while nothing is being uploaded. */
  progress: number | null;
  problem: string | null;
}

/** A file that the server has received, but that may not be recorded. */
interface Received {
  file: File;
  type: Designation;
  fileName: string;
}

/** Uploads a file, unless the server has received it on an earlier try. */
function useSendOnce() {
  const received = useRef<Received | null>(null);
  const send = async (upload: Parameters<typeof uploadFile>[0]): Promise<string> => {
    const { file, type } = upload;
    const known = received.current?.file === file && received.current.type === type ? received.current : null;
    const { fileName } = known ?? (await uploadFile(upload));
    received.current = { file, type, fileName };
    return fileName;
  };
  const forget = (): void => {
    received.current = null;
  };
  return { send, forget };
}

function endSession(dispatch: ReturnType<typeof useAppDispatch>): void {
  dispatch(sessionExpired());
  dispatch(notifyError(t('Your previous session has expired. Please login.')));
}

/** Null for an upload that the person cancelled. */
const problemOf = (error: unknown): string | null =>
  error instanceof DOMException && error.name === 'AbortError' ? null : errorMessage(error);

/** What is uploaded, and by which answer about names. */
type Sent = Pick<Parameters<typeof uploadFile>[0], 'file' | 'type' | 'namesChecked'>;

/**
 * Uploads one file at a time, with progress. Leaving the screen cancels it. If the connection breaks after the upload, the next try only
 * records the file.
 */
export function useUpload(articleId: string) {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectSession)?.token ?? '';
  const running = useRef<AbortController | null>(null);
  const { send, forget } = useSendOnce();
  const [state, setState] = useState<UploadState>({ progress: null, problem: null });
  useEffect(() => () => running.current?.abort(), []);
  const fail = (error: unknown) => {
    if (!isApiError(error) || error.statusCode !== 0) forget();
    setState({ progress: null, problem: problemOf(error) });
    if (isApiError(error) && error.statusCode === 401) endSession(dispatch);
  };
  /** `then` records the uploaded file and counts as part of the upload. True on success. */
  const start = async (sent: Sent, then: (fileName: string) => Promise<unknown>): Promise<boolean> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ progress: 0, problem: null });
    const onProgress = (progress: number) => setState({ progress, problem: null });
    try {
      const fileName = await send({ articleId, ...sent, token, onProgress, signal: controller.signal });
      await then(fileName);
      forget();
      setState({ progress: null, problem: null });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  return { ...state, start, cancel: () => running.current?.abort() };
}
