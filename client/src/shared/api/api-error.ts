import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { type ApiError, messageText, t } from '@contracts';

const NO_SERVER = t('The server could not be reached. Please check your connection and try again.');
const UNREADABLE_RESPONSE = t('The server sent a response that could not be read. Please try again.');

/** The statuses that a proxy returns, in its own format, while the server behind it is unavailable. */
const PROXY_STATUS_CODES: ReadonlySet<number> = new Set([502, 503, 504]);

export function isApiError(value: unknown): value is ApiError {
  if (typeof value !== 'object' || value === null) return false;
  const { message, statusCode } = value as Partial<ApiError>;
  return typeof message === 'string' && typeof statusCode === 'number';
}

/** Any failed call in the common error format; `statusCode` is 0 if there was no answer. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  if (isApiError(error.data)) return error.data;
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return { statusCode: 0, message: NO_SERVER, code: 'UNAVAILABLE' };
  }
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  if (typeof status === 'number' && PROXY_STATUS_CODES.has(status))
    return { statusCode: status, message: NO_SERVER, code: 'UNAVAILABLE' };
  const statusCode = typeof error.status === 'number' ? error.status : 500;
  const text = typeof error.data === 'string' && error.data.length < 300 && !error.data.includes('<') ? error.data : '';
  return { statusCode, message: text || UNREADABLE_RESPONSE, code: 'INTERNAL' };
}

/** The message to show for any thrown or returned error. */
export function errorMessage(error: unknown): string {
  if (isApiError(error)) return messageText(error.message);
  return error instanceof Error && error.message ? error.message : UNREADABLE_RESPONSE;
}
