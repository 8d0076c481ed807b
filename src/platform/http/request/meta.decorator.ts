import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ApiProblem } from '../errors/api-problem';
import { correlationId } from './correlation';

/** The data of a write in addition to its body. */
export interface RequestMeta {
  correlationId: string;
  /** Version of the article that the caller has seen (api.md: `If-Match`, or `version` in the body). */
  pinnedVersion?: number;
}

/** Versions given to authors and reviewers have up to 16 digits. */
const TAG = /^(?:W\/)?"?(\d{1,16})"?$/;

/** The pinned version of a request; undefined when it has none. @throws ApiProblem 400 when it is not a version. */
export function pinnedVersion(header: string | undefined, body: unknown): number | undefined {
  if (header !== undefined && header.trim() !== '*') {
    const tag = TAG.exec(header.trim())?.[1];
    if (!Number.isSafeInteger(Number(tag))) throw notAVersion();
    return Number(tag);
  }
  if (typeof body !== 'object' || body === null || !('version' in body)) return undefined;
  const { version } = body;
  if (version === undefined || version === null) return undefined;
  if (typeof version === 'number' && Number.isSafeInteger(version) && version >= 0) return version;
  throw new ApiProblem('VALIDATION_FAILED', 'The version must be a whole number.', {
    version: 'The version must be a whole number.',
  });
}

const notAVersion = (): ApiProblem =>
  new ApiProblem('BAD_REQUEST', 'The If-Match header must hold the version of the article.');

/** Correlation id and pinned version of the request. */
export const Meta = createParamDecorator((_data: unknown, context: ExecutionContext): RequestMeta => {
  const request = context.switchToHttp().getRequest<Request>();
  const pinned = pinnedVersion(request.headers['if-match'], request.body);
  return { correlationId: correlationId(request), ...(pinned === undefined ? {} : { pinnedVersion: pinned }) };
});
