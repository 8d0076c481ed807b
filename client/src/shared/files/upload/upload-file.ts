import { type ApiError, type Designation, t } from '@contracts';
import { isApiError } from '../../api/api-error';

interface Upload {
  articleId: string;
  file: File;
  type: Designation;
  /** A member of the office confirms that the file names no one in the office. */
  namesChecked: boolean;
  token: string;
  /** Fraction sent so far, 0..1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** The message for a proxy in front of the server that refuses large requests with its own page. */
const TOO_LARGE = t(
  'The file is too large to send to the server. Please tell the editorial office, or upload a smaller file.',
);

const NOT_UPLOADED = t('The file could not be uploaded. Please try again.');

const problem = (statusCode: number, message: string): ApiError => ({ statusCode, message, code: 'UNAVAILABLE' });

/**
 * POST /article/{id}/file-upload. Uses XMLHttpRequest, since fetch does not report upload progress.
 * @throws ApiError; DOMException 'AbortError' when cancelled
 */
export function uploadFile({
  articleId,
  file,
  type,
  namesChecked,
  token,
  onProgress,
  signal,
}: Upload): Promise<{ fileName: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${window.location.origin}/api/article/${articleId}/file-upload`);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status < 300) resolve(answer as { fileName: string });
      else
        reject(
          isApiError(answer) ? answer : problem(request.status, request.status === 413 ? TOO_LARGE : NOT_UPLOADED),
        );
    };
    request.onerror = () => reject(problem(0, t('The connection was lost. Please try the upload again.')));
    request.onabort = () => reject(new DOMException(t('The upload was cancelled.'), 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('type', type);
    if (namesChecked) form.append('namesChecked', 'true');
    form.append('file', file);
    request.send(form);
  });
}
