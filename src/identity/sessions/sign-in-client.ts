import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Browser and address of a sign-in, for the person's list of sessions. */
export interface SignInClient {
  /** The browser's user agent, at most 300 characters; null when it sends none. */
  userAgent: string | null;
  /** The IP address, the same that rate limits use: behind trusted proxies (TRUST_PROXY) it is the address of the caller. */
  address: string | null;
}

const LONGEST_USER_AGENT = 300;
/** The prefix of an IPv4 address on a dual-stack socket. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Reads the browser and the address from a request. */
export const signInClientOf = ({ headers, ip }: Pick<Request, 'headers' | 'ip'>): SignInClient => ({
  userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) || null,
  address: ip?.replace(MAPPED, '') || null,
});

/** `signInClientOf` as a parameter decorator for controllers. */
export const SignInFrom = createParamDecorator((_data: unknown, context: ExecutionContext): SignInClient =>
  signInClientOf(context.switchToHttp().getRequest<Request>()),
);
