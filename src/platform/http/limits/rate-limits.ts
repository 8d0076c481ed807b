import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { ThrottlerOptions } from '@nestjs/throttler';
import type { Request } from 'express';

const RATE_LIMIT_KEY = 'quire:rate-limit';
const MINUTE = 60_000;

/** What is limited beyond the general limit (lifecycle, section 4 (8)): so many calls of one route per time, in milliseconds. */
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

/** Against floods only: no person at work comes near it. */
const GENERAL = { limit: 1200, ttl: MINUTE };

/** Puts a route under one of the named limits, counted per person, or per address where nobody is signed in. */
export const RateLimit = (name: RateLimitName): MethodDecorator & ClassDecorator => SetMetadata(RATE_LIMIT_KEY, name);

/** The name of the limit that a route is under, where it is under one. */
export const rateLimitOn = (context: ExecutionContext): unknown =>
  Reflect.getMetadata(RATE_LIMIT_KEY, context.getHandler()) ?? Reflect.getMetadata(RATE_LIMIT_KEY, context.getClass());

/** Sign-in and reset are counted per address and account, so that one office behind one address is not locked out together. */
function accountTracker(request: Record<string, unknown>): string {
  const { ip, body } = request as Partial<Request>;
  const email: unknown = (body as { email?: unknown } | undefined)?.email;
  return `${ip ?? ''} ${typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : ''}`;
}

/** The limits as the throttler wants them, all multiplied by `factor`. */
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
