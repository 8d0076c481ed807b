import type { INestApplication } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import type { Request, RequestHandler } from 'express';
import { isStaff, SESSION_EXPIRED_MESSAGE } from '../../../contracts';
import { JwtGuard } from '../access/jwt.strategy';
import type { RequestUser } from '../access/request-user';
import { ApiProblem } from '../errors/api-problem';

/** For pages that are not routes of Nest and so have no guards: admits signed-in staff, and answers other callers with 401 or 403. */
export function staffOnly(app: INestApplication): RequestHandler {
  const check = async (context: ExecutionContextHost): Promise<void> => {
    const asked = context.switchToHttp().getRequest<Request & { user?: RequestUser | null }>();
    if (asked.headers.authorization !== undefined) await app.get(JwtGuard).canActivate(context);
    if (!asked.user) throw new ApiProblem('UNAUTHENTICATED', SESSION_EXPIRED_MESSAGE);
    if (!isStaff(asked.user.group))
      throw new ApiProblem('FORBIDDEN', 'Your group does not have permission to do this.');
  };
  return (request, response, next) =>
    void check(new ExecutionContextHost([request, response])).then(() => next(), next);
}
