import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { RequestUser } from './request-user';

/** The signed-in person; undefined only on public routes. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): RequestUser | undefined => {
    const request = context.switchToHttp().getRequest<Request & { user?: RequestUser | null }>();
    return request.user ?? undefined;
  },
);
