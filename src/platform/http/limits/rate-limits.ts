import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { ThrottlerOptions } from '@nestjs/throttler';
import type { Request } from 'express';

const RATE_LIMIT_KEY = 'quire:rate-limit';
const MINUTE = 60_000;

/** Limits beyond the general one (lifecycle, section 4 (8)): calls of one route per period, in milliseconds. */
export const RATE_LIMITS = {
  login: { limit: 10, ttl: 5 * MINUTE },
  register: { limit: 20, ttl: 60 * MINUTE },
  reset: { limit: 5, ttl: 15 * MINUTE },
  key: { limit: 30, ttl: 5 * MINUTE },
  upload: { limit: 120, ttl: 10 * MINUTE },
  directory: { limit: 60, ttl: MINUTE },
  export: { limit: 10, ttl: 5 * MINUTE },
  ticket: { limit: 30, ttl: 10 * MINUTE },
  print: { limit: 20, ttl: MINUTE },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** Only against floods: a person at work stays far below it. */
const GENERAL = { limit: 1200, ttl: MINUTE };

/** Applies one of the named limits to a route, counted per person, or per address for signed-out callers. */
export const RateLimit = (name: RateLimitName): MethodDecorator & ClassDecorator => SetMetadata(RATE_LIMIT_KEY, name);

/** The name of the route's limit, if it has one. */
export const rateLimitOn = (context: ExecutionContext): unknown =>
  Reflect.getMetadata(RATE_LIMIT_KEY, context.getHandler()) ?? Reflect.getMetadata(RATE_LIMIT_KEY, context.getClass());

/** Sign-in and reset are counted per address and account, so that an office behind one address is not locked out together. */
function accountTracker(request: Record<string, unknown>): string {
  const { ip, body } = request as Partial<Request>;
  const email: unknown = (body as { email?: unknown } | undefined)?.email;
  return `${ip ?? ''} ${typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : ''}`;
}

/** The limits in the throttler's form, all multiplied by `factor`. */
export function throttlers(factor: number): ThrottlerOptions[] {
  const scaled = (limit: number): number => Math.max(1, Math.round(limit * factor));
  const named = (Object.keys(RATE_LIMITS) as RateLimitName[]).map((name) => ({
    name,
    ttl: RATE_LIMITS[name].ttl,
    limit: scaled(RATE_LIMITS[name].limit),
    skipIf: (context: ExecutionContext) => rateLimitOn(context) !== name,
    ...(name === 'login' || name === 'reset' ? { getTracker: accountTracker } : {}),
  }));
  return [{ name: 'default', ttl: GENERAL.ttl, limit: scaled(GENERAL.limit), setHeaders: false }, ...named];
}
